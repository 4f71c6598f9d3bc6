/// The commands that the admin port takes.
enum AdminCommands {
    /// All commands: a test compares them with the files in `Commands`.
    static let all: [any AdminCommand.Type] = [
        AddTriggerTarget.self, CreateAccountKey.self, CreateRecoveryCodes.self, DeleteAccountKey.self,
        ExportSyncRecords.self, GetClientExtensions.self, GetGroupRules.self, GetPoolExtensions.self,
        GetProviderExtensions.self, GetRecoveryCodeCount.self, GetRoleExtensions.self, GetWrongCodeCount.self,
        ImportSyncRecords.self, InvokeTrigger.self, ListAccountKeys.self, ListImportLog.self, ListMessages.self,
        ListPools.self, ListTriggerTargets.self, RemoveTriggerTarget.self, ResetSecondFactors.self,
        RevokeRoleSessions.self, RotateSigningKeys.self, SetClientExtensions.self, SetGroupRules.self,
        SetPoolExtensions.self, SetProviderExtensions.self, SetRoleExtensions.self, UnlockUser.self,
    ]
}
