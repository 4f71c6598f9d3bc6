import Kernel
import WireRuntime

/// The AWS query protocol of STS and IAM: parameters in a form or in the query of the URL, responses in XML.
///
/// It maps requests to responses, and does not depend on an HTTP server.
package struct QueryProtocol: Sendable {
    private let tables: [OperationTable]

    /// Serves `tables`, whose services must have a query version.
    package init(_ tables: [OperationTable]) { self.tables = tables.filter { $0.service.queryVersion != nil } }

    /// The response to any request.
    package func respond(to request: WireRequest) async -> WireResponse {
        guard let first = tables.first else {
            return .refused(ServiceError(.unknownOperation, "Unknown operation"), to: request)
        }
        var table = first
        do throws(ServiceError) {
            let form = try QueryForm(request)
            table = try self.table(for: request, form: form) ?? first
            let action = try Self.action(in: form, of: table.service)
            return await respond(to: request, form: form, action: action, table: table)
        } catch {
            return .refusedInXML(table.refuse(error, to: request), to: request, in: table.service)
        }
    }

    private func respond(
        to request: WireRequest, form: QueryForm, action: String, table: OperationTable
    ) async -> WireResponse {
        let result = await table.run(
            action, to: request, read: { _, shape in try QueryReader.document(form, as: shape) },
            write: { try QueryResponse.xml($0, output: $1, requestID: request.requestID) })
        switch result {
        case .success(let output): return .successInXML(output.body, to: request)
        case .failure(let error):
            return .refusedInXML(
                Self.worded(error, action: action, service: table.service), to: request, in: table.service)
        }
    }

    /// The table of the service that the signature names; without a signature, of the service with the version or the
    /// action.
    ///
    /// The signature is not verified yet. If it names a service of another protocol, its later check reports that.
    private func table(for request: WireRequest, form: QueryForm) throws(ServiceError) -> OperationTable? {
        let (version, action) = (try form.value(of: "Version"), try form.value(of: "Action"))
        let signed = SignedServiceName.name(in: request, form: form)
        return tables.first { signed?.hasSameBytes(as: $0.service.signingName) == true }
            ?? tables.first { version?.hasSameBytes(as: $0.service.queryVersion ?? "") == true }
            ?? tables.first { table in action.map(table.declares) == true }
    }

    /// The name of the operation.
    ///
    /// - Throws: `ServiceError` if the name is missing, or the version is not the service's. The version may be
    ///   missing.
    private static func action(in form: QueryForm, of service: ServiceName) throws(ServiceError) -> String {
        guard let action = try form.value(of: "Action"), !action.utf8.isEmpty else {
            throw ServiceError(.missingAction, "The request has no Action.")
        }
        let version = try form.value(of: "Version") ?? ""
        guard version.utf8.isEmpty || version.hasSameBytes(as: service.queryVersion ?? "") else {
            throw unknown(action, version: version)
        }
        return action
    }

    /// The error with the message of these services, if they have their own.
    private static func worded(_ error: ServiceError, action: String, service: ServiceName) -> ServiceError {
        switch error.code {
        case .unknownOperation: unknown(action, version: service.queryVersion ?? "")
        case .missingAuthenticationToken: ServiceError(error.code, "Request is missing Authentication Token")
        default: error
        }
    }

    /// Repeats the caller's text only if it may be a name and a version.
    private static func unknown(_ action: String, version: String) -> ServiceError {
        let isShort = action.utf8.count <= 64 && version.utf8.count <= 10
        guard isShort, (action + version).utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }) else {
            return ServiceError(.unknownOperation, "Could not find the operation")
        }
        return ServiceError(.unknownOperation, "Could not find operation \(action) for version \(version)")
    }
}

extension OperationTable {
    /// The response of this table alone to a request in the query protocol.
    package func respond(toQuery request: WireRequest) async -> WireResponse {
        await QueryProtocol([self]).respond(to: request)
    }
}
