// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `ChallengeResponseType`.
public struct ChallengeResponseType: Structure {
    public var challengeName: ChallengeName?
    public var challengeResponse: ChallengeResponse?

    public init(
        challengeName: ChallengeName? = nil,
        challengeResponse: ChallengeResponse? = nil
    ) {
        self.challengeName = challengeName
        self.challengeResponse = challengeResponse
    }

    public init(_ fields: JSONObject) throws {
        challengeName = try fields.value("ChallengeName")
        challengeResponse = try fields.value("ChallengeResponse")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ChallengeName", challengeName)
        json.field("ChallengeResponse", challengeResponse)
    }

    public static let shape = StructureShape("ChallengeResponseType", [
        .init("ChallengeName", UserPoolsShapes.challengeName),
        .init("ChallengeResponse", UserPoolsShapes.challengeResponse),
    ])
}
