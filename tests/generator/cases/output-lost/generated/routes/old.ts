// An earlier run was here.
