import Kernel
import Wire
import WireRuntime

/// The response to a request that the form of an operation has sent.
struct OperationResponse {
    let operation: ExploredOperation
    let input: JSONObject
    let region: String
    let result: Result<[UInt8], ServiceError>

    var status: Int {
        switch result {
        case .success: 200
        case .failure(let error): error.code.status(in: operation.model.service)
        }
    }

    func markup(on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.explorer
        return element("section", with: [.class("card"), .id("answer")]) {
            switch result {
            case .success(let body):
                element("p", with: [Attribute("role", value: "status")]) { element("strong") { texts.succeeded } }
                output(body, on: visit)
            case .failure(let error):
                element("p", with: [.class("alert"), Attribute("role", value: "alert")]) {
                    element("strong") { error.code.name(in: operation.model.service) }
                    ": \(error.message)"
                }
            }
            sent(on: visit)
        }
    }

    /// The output. A secret is shown by the call that creates it, and by no later call.
    private func output(_ body: [UInt8], on visit: ConsoleVisit) -> Markup {
        guard !body.isEmpty, let output = try? JSONReader.read(body, limits: .trusted).object else { return .empty }
        let shown = operation.effect == .reads ? Masking.masked(output, of: operation.output) : output
        return visit.copied(JSON.object(shown).shown(), id: "output")
    }

    private func sent(on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.explorer
        let masked = Masking.masked(input, of: operation.input)
        return element("details") {
            element("summary") { texts.request }
            visit.sameAs(operation, input: masked, region: region)
        }
    }
}

extension ConsoleVisit {
    /// The commands that do the same as a call.
    ///
    /// - Parameter input: Without secrets.
    func sameAs(_ operation: ExploredOperation, input: JSONObject, region: String) -> Markup {
        let same = SameCommand(
            operation: operation.model, input: input, endpoint: console.place.publicURL.url(in: region), region: region)
        return markup {
            element("h2") { texts.explorer.sameCLI }
            copied(same.cli, id: "cli-\(operation.model.name)")
            element("h2") { texts.explorer.samePython }
            copied(same.boto3, id: "python-\(operation.model.name)")
            if let terraform = TerraformImport(operation.model.name, input: input) {
                element("h2") { texts.explorer.sameTerraform }
                copied(terraform.text, id: "terraform-\(operation.model.name)")
                element("p", with: [.class("hint")]) { texts.explorer.terraformHint }
            }
            element("h2") { texts.explorer.sameJSON }
            copied(JSON.object(input).shown(), id: "json-\(operation.model.name)")
        }
    }
}
