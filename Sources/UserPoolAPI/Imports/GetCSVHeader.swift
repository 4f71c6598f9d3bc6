import Kernel
import Transfer
import UserPoolsModel
import Wire

/// Returns the columns of a file of users (UP-CSV-06).
struct GetCSVHeader: Operation {
    let imports: UserImports

    func perform(_ input: GetCSVHeaderInput, for _: IAMCaller) async throws -> GetCSVHeaderOutput {
        GetCSVHeaderOutput(csvHeader: try await imports.header(of: input.userPoolId), userPoolId: input.userPoolId)
    }
}
