package import Kernel
package import Wire
import WireRuntime

/// What pages use beside operations: commands of the admin port, uploads, and the looks of the hosted pages.
package struct ConsoleCommands: Sendable {
    /// Returns the next bytes of a file while it arrives; nil after the last ones.
    package typealias Pieces = @Sendable () async throws -> [UInt8]?

    /// A command of the admin port.
    package struct Call: Sendable {
        package let name: String
        /// The input as JSON.
        package let input: [UInt8]
        /// The ARN of the session's caller.
        package let caller: String
    }

    /// The upload of an import job's file.
    package struct Upload: Sendable {
        package let pool: UserPoolID
        package let job: String
        /// The query of the job's `PreSignedUrl`, which authorizes the upload.
        package let query: String
        package let pieces: Pieces
    }

    /// Performs a command and returns its output as JSON.
    package var perform: @Sendable (Call) async throws -> [UInt8]
    /// Stores the file of an import job.
    package var receive: @Sendable (Upload) async throws -> Void
    /// What the hosted pages look like.
    package var looks: ConsoleLooks

    /// Uses the given functions.
    package init(
        perform: @escaping @Sendable (Call) async throws -> [UInt8],
        receive: @escaping @Sendable (Upload) async throws -> Void, looks: ConsoleLooks
    ) {
        (self.perform, self.receive, self.looks) = (perform, receive, looks)
    }
}

/// The looks of the hosted pages: style sheets, logos, and screens to preview them.
package struct ConsoleLooks: Sendable {
    /// A screen to be drawn with a style sheet that is not stored.
    package struct Preview: Sendable {
        package let pool: UserPoolID
        /// A client, or `ALL`.
        package let client: String
        package let css: String
        /// The name of the screen in the gallery.
        package let screen: String
        package let language: String
        package let isDark: Bool
        package let showsErrors: Bool
    }

    /// The style sheet as pages get it, with each rule on a line. It throws if the sheet is refused.
    package var checked: @Sendable (_ css: String) throws -> String
    /// The logo with this file name, of a client or `ALL`; nil if there is none.
    package var logo: @Sendable (_ file: String, _ client: String, _ pool: UserPoolID) async throws -> [UInt8]?
    /// A screen of the gallery, for a frame.
    package var draw: @Sendable (Preview) async throws -> WireResponse
    /// The screens of the gallery.
    package var screens: [(name: String, title: String)]
    /// The tags of the languages.
    package var languages: [String]

    /// Uses the given functions.
    package init(
        checked: @escaping @Sendable (String) throws -> String,
        logo: @escaping @Sendable (String, String, UserPoolID) async throws -> [UInt8]?,
        draw: @escaping @Sendable (Preview) async throws -> WireResponse, screens: [(name: String, title: String)],
        languages: [String]
    ) {
        (self.checked, self.logo, self.draw) = (checked, logo, draw)
        (self.screens, self.languages) = (screens, languages)
    }
}

extension ConsoleVisit {
    /// Performs a command of the admin port, with a record of its own.
    ///
    /// - Parameter name: The name of the command, by which the record names it too: a constant.
    /// - Throws: `ServiceError`.
    func command(_ name: String, on input: JSONObject = JSONObject()) async throws -> JSON {
        var writer = JSONWriter()
        writer.write(.object(input))
        let call = ConsoleCommands.Call(name: name, input: writer.bytes, caller: caller.arn)
        let (commands, isAllowed) = (console.services.commands, administersServer)
        let output = await console.frame.run(request, as: ConsoleOperation(name: name), signer: { caller }) { context in
            guard isAllowed else { throw ServiceError(.accessDenied, texts.refusals.accountOnly) }
            context.call.note(input: .unmodelled(call.input))
            return try await commands.perform(call)
        }
        return try JSONReader.read(try output.get(), limits: .trusted)
    }

    /// The same, with a refusal as a value: for pages that can show their other parts without the output.
    func commandResult(_ name: String, on input: JSONObject = JSONObject()) async throws -> Result<JSON, ServiceError> {
        try await result { try await command(name, on: input) }
    }
}

extension JSON {
    /// A whole number; nil for other values.
    var whole: Int? {
        guard case .integer(let number) = self else { return nil }
        return Int(exactly: number)
    }
}
