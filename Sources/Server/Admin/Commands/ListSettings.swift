import Kernel

/// Lists what the operator has set, of the server that answers, and where.
package struct ListSettings: AdminCommand {
    package init() {}

    package func perform(on store: AdminStore) async throws -> [ShownSetting] { store.configuration.shown }
}
