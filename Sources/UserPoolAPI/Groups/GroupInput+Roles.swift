import UserPoolsModel
import Wire

extension CreateGroupInput: PassesRoles {
    package var passedRoles: [String] { roleArn.map { [$0] } ?? [] }
    package static var passedTo: String { "cognito-idp.amazonaws.com" }
}

extension UpdateGroupInput: PassesRoles {
    package var passedRoles: [String] { roleArn.map { [$0] } ?? [] }
    package static var passedTo: String { CreateGroupInput.passedTo }
}
