import AWSMobileClient
import Foundation

// Keeper SERVICE                        prints the keyring's entries of the service as JSON
// Keeper SERVICE NAME=VALUE NAME= …     makes a change for each pair; an empty value removes the entry
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
