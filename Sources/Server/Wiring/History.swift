import AccessControl
import Directory
import SignIn
public import Storage

/// All migrations, in the order of the modules. A released one never changes.
public let history: [Migration] = DirectorySchema.migrations + AccessSchema.migrations + SignInSchema.migrations
