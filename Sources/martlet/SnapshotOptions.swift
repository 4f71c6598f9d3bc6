import ArgumentParser
import Foundation
import Server

/// The key that encrypts a snapshot.
struct SnapshotRecipient: ParsableArguments {
    @Option(help: "A file with the passphrase on one line. Without it and --public-key, it is asked for.")
    var passphraseFile: String?
    @Option(help: "Encrypt for the holder of a private key, instead of a passphrase: the key of `pool key`.")
    var publicKey: String?

    func validate() throws {
        guard passphraseFile == nil || publicKey == nil else {
            throw ValidationError("give --passphrase-file or --public-key, not both")
        }
    }

    func key() throws -> SnapshotKey {
        if let publicKey { return try SnapshotKey(publicKey: publicKey) }
        if let passphraseFile { return try SnapshotKey(newPassphraseFile: passphraseFile) }
        let first = try PassphrasePrompt.ask("Passphrase for the file: ")
        guard try PassphrasePrompt.ask("Once more: ") == first else {
            throw CommandError(line: "the passphrases differ", code: 1)
        }
        return try SnapshotKey(newPassphrase: first)
    }
}

/// The key that opens a snapshot.
struct SnapshotOpener: ParsableArguments {
    @Option(help: "A file with the passphrase on one line. Without it and --private-key-file, it is asked for.")
    var passphraseFile: String?
    @Option(help: "The file with the private key that the snapshot was encrypted for.")
    var privateKeyFile: String?

    func validate() throws {
        guard passphraseFile == nil || privateKeyFile == nil else {
            throw ValidationError("give --passphrase-file or --private-key-file, not both")
        }
    }

    func key() throws -> SnapshotKey {
        if let privateKeyFile { return try SnapshotKey(privateKeyFile: privateKeyFile) }
        if let passphraseFile { return try SnapshotKey(passphraseFile: passphraseFile) }
        return SnapshotKey(passphrase: try PassphrasePrompt.ask("Passphrase of the file: "))
    }
}

/// Asks for a passphrase on the terminal, which does not show it.
enum PassphrasePrompt {
    static func ask(_ question: String) throws -> String {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else {
            throw CommandError(line: "there is no terminal to ask for the passphrase: give a file", code: 1)
        }
        FileHandle.standardError.write(Data(question.utf8))
        var hidden = settings
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        defer {
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
            FileHandle.standardError.write(Data("\n".utf8))
        }
        guard let line = readLine(), !line.isEmpty else { throw CommandError(line: "no passphrase given", code: 1) }
        return line
    }
}
