import Foundation

/// Reads `awsconfiguration.json`, or a file of Amplify.
enum AWSConfigurationFile {
    /// The names of configuration files: the iOS SDK's, and Amplify's of Gen 2 and Gen 1.
    private static let names = ["awsconfiguration", "amplify_outputs", "amplifyconfiguration"]

    /// Reads the file in the app's bundle, else in the working directory, else the dictionary `AWS` in `Info.plist`.
    ///
    /// - Throws: `AWSMobileClientError.invalidConfiguration` if no file is found, or it is not a JSON object.
    static func find(in folder: String = FileManager.default.currentDirectoryPath) throws -> [String: Any] {
        for name in names {
            if let path = Bundle.main.path(forResource: name, ofType: "json") { return try read(path) }
        }
        for path in names.map({ "\(folder)/\($0).json" }) {
            if FileManager.default.fileExists(atPath: path) { return try read(path) }
        }
        if let values = Bundle.main.infoDictionary?["AWS"] as? [String: Any] { return values }
        throw AWSMobileClientError.invalidConfiguration(
            message:
                "Neither the bundle nor the working directory has an awsconfiguration.json or a file of Amplify."
        )
    }

    static func read(_ path: String) throws -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw AWSMobileClientError.invalidConfiguration(message: "\(path) cannot be read.")
        }
        guard let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw AWSMobileClientError.invalidConfiguration(message: "\(path) is not a JSON object.")
        }
        return values
    }
}
