cpdef as_integer(value, str name)
cpdef check_type(value, kind, str name)
