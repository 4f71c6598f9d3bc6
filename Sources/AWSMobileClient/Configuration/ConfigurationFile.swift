import Foundation

/// `awsconfiguration.json`, wherever it is.
enum ConfigurationFile {
    /// What the file says that the app brings along, or else the one in the working directory.
    /// - Throws: `AWSMobileClientError.invalidConfiguration` where neither is there, or what is there is no object.
    static func find(in folder: String = FileManager.default.currentDirectoryPath) throws -> [String: Any] {
        if let path = Bundle.main.path(forResource: "awsconfiguration", ofType: "json") { return try read(path) }
        let path = "\(folder)/awsconfiguration.json"
        if FileManager.default.fileExists(atPath: path) { return try read(path) }
        if let values = Bundle.main.infoDictionary?["AWS"] as? [String: Any] { return values }
        throw AWSMobileClientError.invalidConfiguration(
            message: "There is no awsconfiguration.json, neither in the bundle nor in the working directory.")
    }

    /// What the file at `path` says.
    static func read(_ path: String) throws -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw AWSMobileClientError.invalidConfiguration(message: "\(path) cannot be read.")
        }
        guard let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw AWSMobileClientError.invalidConfiguration(message: "\(path) is no JSON object.")
        }
        return values
    }
}
