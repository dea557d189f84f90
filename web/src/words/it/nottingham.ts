import type { Nottingham } from '../en/nottingham'
import nottingham from '../en/nottingham'
const same: Nottingham = nottingham
export default same
