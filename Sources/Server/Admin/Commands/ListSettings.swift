import Kernel

/// Lists the settings of the server that responds, and where each was set.
package struct ListSettings: AdminCommand {
    package init() {}

    package func perform(on store: AdminStore) async throws -> [ShownSetting] { store.configuration.shown }
}
