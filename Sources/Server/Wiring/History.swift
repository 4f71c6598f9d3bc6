import AccessControl
import Directory
import SignIn
public import Storage

/// The schema's whole history: that of each room, in the order of the floors. Released steps never change.
public let history: [Migration] = DirectorySchema.migrations + AccessSchema.migrations + SignInSchema.migrations
