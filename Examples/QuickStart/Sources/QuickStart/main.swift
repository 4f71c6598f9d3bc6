import AWSMobileClient

let client = AWSMobileClient(configurationFile: "../../data/awsconfiguration.json")

func ask(_ question: String) -> String {
    print(question)
    return readLine() ?? ""
}

if try await client.initialize() == .signedOut {
    let (username, password) = (ask("Choose a username:"), "Correct-Horse-7")
    try await client.signUp(
        username: username, password: password, userAttributes: ["email": "\(username)@example.com"])
    try await client.confirmSignUp(
        username: username, confirmationCode: ask("Enter the code from http://127.0.0.1:9229/inbox:"))
    try await client.signIn(username: username, password: password)
}
let attributes = try await client.getUserAttributes()
print("Hello, \(client.username ?? ""). Your address is \(attributes["email"] ?? "unknown").")
