import Foundation

/// Reads `awsconfiguration.json`.
enum AWSConfigurationFile {
    /// Reads the file in the app's bundle, else in the working directory, else the dictionary `AWS` in `Info.plist`.
    ///
    /// - Throws: `AWSMobileClientError.invalidConfiguration` if there is none, or it is no JSON object.
    static func find(in folder: String = FileManager.default.currentDirectoryPath) throws -> [String: Any] {
        if let path = Bundle.main.path(forResource: "awsconfiguration", ofType: "json") { return try read(path) }
        let path = "\(folder)/awsconfiguration.json"
        if FileManager.default.fileExists(atPath: path) { return try read(path) }
        if let values = Bundle.main.infoDictionary?["AWS"] as? [String: Any] { return values }
        throw AWSMobileClientError.invalidConfiguration(
            message: "There is no awsconfiguration.json, neither in the bundle nor in the working directory.")
    }

    /// Reads the file at `path`.
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
