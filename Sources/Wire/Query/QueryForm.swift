import Kernel
import WireRuntime

/// The parameters of a request in the query protocol, from a form or from the query of the URL.
struct QueryForm: Sendable {
    /// One parameter: `Tags.member.1.Key=a`.
    struct Parameter: Sendable {
        /// The parts of the name between the dots. They are ASCII.
        let path: [String]
        let value: String
        /// The name as it was sent.
        var name: String { path.joined(separator: ".") }
    }

    /// More parameters than the longest list of any input needs.
    static let maxParameters = 10_000
    /// The most bytes of a name.
    private static let maxNameLength = 256
    /// The most parts of a name; inputs are not nested as deeply.
    private static let maxDepth = 16

    let parameters: [Parameter]

    /// Reads the parameters of `request`, before any authentication.
    ///
    /// - Throws: `ServiceError` if they are in two places, the body is not a form, or the form is malformed or too
    ///   large.
    init(_ request: WireRequest) throws(ServiceError) {
        let isInBody = !request.body.isEmpty
        guard !isInBody || request.query.utf8.isEmpty else {
            throw ServiceError(.serialization, "The parameters are in the body and in the query.")
        }
        guard MediaType.isUncoded(request), !isInBody || MediaType.isForm(request) else {
            throw ServiceError(.unsupportedMediaType, "The body must be a form, sent as it is")
        }
        let (text, plusSign) =
            isInBody ? (request.body, .space) : (Array(request.query.utf8), QueryParameters.PlusSign.literal)
        guard let pairs = QueryParameters.pairs(in: text, plusSign: plusSign, max: Self.maxParameters) else {
            throw ServiceError(
                .serialization, "The parameters are not a form in UTF-8, or there are more than \(Self.maxParameters).")
        }
        var parameters: [Parameter] = []
        parameters.reserveCapacity(pairs.count)
        for (name, value) in pairs { parameters.append(try Self.parameter(name, value: value)) }
        self.parameters = parameters
    }

    private static func parameter(_ name: String, value: String) throws(ServiceError) -> Parameter {
        guard name.utf8.count <= maxNameLength, name.utf8.allSatisfy(\.isASCIIVisible) else {
            throw ServiceError(.serialization, "A parameter has no valid name.")
        }
        let path = name.utf8.split(separator: UInt8(ascii: "."), maxSplits: maxDepth, omittingEmptySubsequences: false)
        return Parameter(path: path.map { String(Substring($0)) }, value: value)
    }

    /// The value of a parameter without parts, such as `Action`; nil if it is missing.
    ///
    /// - Throws: `ServiceError` if it is given twice.
    func value(of name: String) throws(ServiceError) -> String? {
        let found = parameters.filter { $0.path.count == 1 && $0.path[0].hasSameBytes(as: name) }
        guard found.count <= 1 else { throw .repeated(name) }
        return found.first?.value
    }
}

extension ServiceError {
    /// A parameter that is given twice.
    static func repeated(_ name: String) -> ServiceError {
        ServiceError(.serialization, "The parameter \(name) is given more than once.")
    }
}
