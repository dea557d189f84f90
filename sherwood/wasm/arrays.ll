; Where arrays live that a kernel makes for itself, such as a block of dice: a few places of one size.
; Numba counts who uses an array and calls NRT_MemInfo_call_dtor when nobody does; then the place is
; free again. A kernel that makes more or larger arrays than this stops.

%array = type { i64, ptr, ptr, ptr, i64 } ; as Numba has it: users, two that stay empty, data, size
%place = type { %array, [512 x i8], ptr }

@places = internal global [16 x %place] zeroinitializer, align 16
@used = internal global i32 0 ; how many were ever taken
@free = internal global ptr null ; the one that was freed last; each knows the one before it

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %large = icmp ugt i64 %size, 512
  br i1 %large, label %stop, label %look
look:
  %last = load ptr, ptr @free
  %none = icmp eq ptr %last, null
  br i1 %none, label %fresh, label %again
again:
  %link = getelementptr %place, ptr %last, i32 0, i32 2
  %before = load ptr, ptr %link
  store ptr %before, ptr @free
  br label %take
fresh:
  %number = load i32, ptr @used
  %full = icmp uge i32 %number, 16
  br i1 %full, label %stop, label %next
next:
  %more = add i32 %number, 1
  store i32 %more, ptr @used
  %new = getelementptr [16 x %place], ptr @places, i32 0, i32 %number
  br label %take
take:
  %found = phi ptr [ %last, %again ], [ %new, %next ]
  %data = getelementptr %place, ptr %found, i32 0, i32 1
  store i64 1, ptr %found
  %at = getelementptr %array, ptr %found, i32 0, i32 3
  store ptr %data, ptr %at
  ret ptr %found
stop:
  call void @llvm.trap()
  unreachable
}

define void @NRT_MemInfo_call_dtor(ptr %array) {
  %last = load ptr, ptr @free
  %link = getelementptr %place, ptr %array, i32 0, i32 2
  store ptr %last, ptr %link
  store ptr %array, ptr @free
  ret void
}

declare void @llvm.trap()
