import AccessControl
import Audit
import Authentication
import Console
import Directory
import EventLogs
import Factors
import Federation
import IdentityPools
import Messaging
import OAuth
import Risk
package import Storage
import Sync
import Tokens
import Transfer
import Triggers

/// All migrations, in the order of the modules. A released one never changes.
package let history: [Migration] =
    DirectorySchema.migrations + AccessSchema.migrations + SignInSchema.migrations + TriggersSchema.migrations
    + OAuthSchema.migrations + FederationSchema.migrations + IdentityPoolsSchema.migrations + SyncSchema.migrations
    + TransferSchema.migrations + RiskSchema.migrations + AuditSchema.migrations + ConsoleSchema.migrations
    + EventLogsSchema.migrations

/// All tables of the schema, each after the tables that its rows depend on.
let storedTables: [StoredTable] =
    DirectorySchema.tables + AccessSchema.tables + MessagingSchema.tables + FactorsSchema.tables + TokensSchema.tables
    + SignInSchema.tables + TriggersSchema.tables + OAuthSchema.tables + FederationSchema.tables
    + IdentityPoolsSchema.tables + SyncSchema.tables + TransferSchema.tables + RiskSchema.tables + AuditSchema.tables
    + ConsoleSchema.tables + EventLogsSchema.tables
