// Apple's module has the functions of SQLite's own header, as the binding for Linux has.
@_exported public import CSQLite
