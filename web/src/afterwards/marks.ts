/** Marks on the curve, told apart by their shape. Cut in a field of 16 by 16, around its middle. */
export const MARKS = {
  star: 'M0-8 2.2-2.6 8-2.4 3.500 1.300 5 7 0 3.700-5 7-3.500 1.300-8-2.400-2.200-2.600Z',
  blade:
    'M-7-8-1.500-2.600 0-1 1.500-2.600 7-8 8-7 2.600-1.500 1 0 8 7 7 8 0 1-7 8-8 7-1 0-2.600-1.500-8-7Z',
  coin: 'M0-7a7 7 0 1 1 0 14a7 7 0 1 1 0-14ZM0-3a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z',
} as const
export type MarkName = keyof typeof MARKS
