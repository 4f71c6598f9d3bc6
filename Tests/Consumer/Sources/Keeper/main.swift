import AWSMobileClient
import Foundation

// Keeper SERVICE                        says what the keyring holds for it, as JSON
// Keeper SERVICE NAME=VALUE NAME= …     makes one change for each, and removes where nothing stands behind the sign
#if os(Linux)
    let words = CommandLine.arguments.dropFirst()
    let store = SecretServiceTokenStore(promptLimit: .seconds(3))
    do {
        guard let service = words.first else { exit(2) }
        for word in words.dropFirst() {
            let pair = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            try store.change(service) { $0[pair[0]] = pair[1].isEmpty ? nil : pair[1] }
        }
        let said = try JSONSerialization.data(withJSONObject: store.entries(of: service), options: .sortedKeys)
        print(String(decoding: said, as: UTF8.self))
    } catch {
        print(error)
        exit(1)
    }
#endif
