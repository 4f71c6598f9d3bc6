/// The commands that the admin port takes.
enum AdminCommands {
    /// The commands by their names.
    static let byName = Dictionary(all.map { ($0.name, $0) }) { _, later in later }

    /// All commands: a test compares them with the files in `Commands`.
    static let all: [any AdminCommand.Type] = [
        AddTriggerTarget.self, BeginFollowing.self, BeginPoolImport.self, BeginProviderTest.self, ChangeSchema.self,
        ClearSuppressedAddress.self, CompletePoolImport.self, CopyPoolPart.self, CreateAccountKey.self,
        CreateRecoveryCodes.self, DeleteAccountKey.self, DropOutboxMessage.self, EndFollowing.self, EndUserSession.self,
        ExportPoolRows.self, ExportSyncRecords.self, ExportUsers.self, GetAuditChains.self, GetAuditReport.self,
        GetClientExtensions.self, GetFollowedUsers.self, GetFollowing.self, GetGroupRules.self,
        GetHourlyTotals.self, GetImportCheck.self, GetMessagePreview.self, GetOutboxMessage.self,
        GetPoolExtensions.self, GetPoolUsage.self, GetProviderCheck.self,
        GetProviderExtensions.self, GetProviderTest.self, GetRecoveryCodeCount.self, GetRoleExtensions.self,
        GetSchema.self, GetSchemaReview.self, GetServerState.self, GetSigningKeys.self, GetSuppressedAddress.self,
        GetTokenInspection.self, GetTokenPreview.self, GetUserState.self, GetWrongCodeCount.self, ImportPoolRows.self,
        ImportSyncRecords.self, ImportUsers.self, InviteOperator.self, InvokeTrigger.self, ListAccountKeys.self,
        ListAuditRecords.self, ListAuthEvents.self, ListChainRecords.self, ListFollowedUsers.self, ListFoundUsers.self,
        ListImportLog.self, ListLatestRecords.self, ListMessages.self, ListMissingUsers.self, ListOutbox.self,
        ListPools.self, ListSessionsOfUser.self, ListSettings.self, ListStoredAuditRecords.self,
        ListTriggerTargets.self, PatchClient.self, PatchPool.self, RemoveFollowedUsers.self, RemoveTriggerTarget.self,
        RenewFollowedUsers.self, ResetSecondFactors.self, RetryOutboxMessage.self, RevokeRoleSessions.self,
        RotateSigningKeys.self, SendTestMail.self, SendTestMessage.self, SetClientExtensions.self, SetGroupRules.self,
        SetOperatorsPool.self, SetPoolExtensions.self, SetProviderExtensions.self, SetRoleExtensions.self,
        SuppressAddress.self, UnlockUser.self,
    ]
}
