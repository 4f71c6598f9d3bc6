import WireRuntime

/// The response documents of the query protocol.
enum QueryResponse {
    /// The limits for reading an output of this program.
    private static let limits = JSONReader.Limits(length: .max, values: .max, name: .max, isStreamSafe: false)

    /// The document of an output: `<GetUserResponse><GetUserResult>…</GetUserResult>…</GetUserResponse>`.
    ///
    /// - Throws: `JSONError` if the output has the character U+0000.
    static func xml(_ operation: OperationModel, output: EncodedOutput, requestID: String) throws -> [UInt8] {
        var xml = XMLWriter()
        xml.open("\(operation.name)Response", namespace: operation.service.xmlNamespace)
        if operation.hasOutput {
            xml.open("\(operation.name)Result")
            if case .object(let members) = try JSONReader.read(output.body, limits: limits) {
                xml.write(members, as: output.shape)
            }
            xml.close("\(operation.name)Result")
        }
        xml.open("ResponseMetadata")
        xml.element("RequestId", text: requestID)
        xml.close("ResponseMetadata")
        xml.close("\(operation.name)Response")
        return xml.bytes
    }

    /// The document of an error.
    static func xml(_ error: ServiceError, in service: ServiceName, requestID: String) -> [UInt8] {
        var xml = XMLWriter()
        xml.open("ErrorResponse", namespace: service.xmlNamespace)
        xml.open("Error")
        xml.element("Type", text: error.code.status(in: service) < 500 ? "Sender" : "Receiver")
        xml.element("Code", text: error.code.name(in: service))
        xml.element("Message", text: error.message)
        xml.close("Error")
        xml.element("RequestId", text: requestID)
        xml.close("ErrorResponse")
        return xml.bytes
    }
}

extension ServiceName {
    /// The namespace of the documents in the query protocol.
    fileprivate var xmlNamespace: String {
        "https://\(signingName).amazonaws.com/doc/\(queryVersion ?? "")/"
    }
}

extension WireResponse {
    private static let xmlType = "text/xml; charset=utf-8"

    /// The response of a successful operation.
    static func successInXML(_ body: [UInt8], to request: WireRequest) -> WireResponse {
        WireResponse(
            status: 200, requestID: request.requestID,
            headers: headers(isCrossOrigin: request.header("origin") != nil, type: xmlType), body: body)
    }

    /// An error in the form that the SDKs expect.
    static func refusedInXML(
        _ error: ServiceError, to request: WireRequest, in service: ServiceName
    ) -> WireResponse {
        refusedInXML(
            error, requestID: request.requestID, isCrossOrigin: request.header("origin") != nil, in: service)
    }

    /// The same, with the few facts about a request whose body was not read.
    static func refusedInXML(
        _ error: ServiceError, requestID: String, isCrossOrigin: Bool, in service: ServiceName
    ) -> WireResponse {
        let status = error.code.status(in: service)
        let retry: [WireRequest.Header] = status == 503 ? [("Retry-After", "1")] : []
        return WireResponse(
            status: status, requestID: requestID,
            headers: headers(isCrossOrigin: isCrossOrigin, type: xmlType) + retry,
            body: QueryResponse.xml(error, in: service, requestID: requestID))
    }
}
