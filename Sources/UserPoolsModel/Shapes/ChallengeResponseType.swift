// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `ChallengeResponseType`.
package struct ChallengeResponseType: Structure {
    package var challengeName: ChallengeName?
    package var challengeResponse: ChallengeResponse?

    package init(
        challengeName: ChallengeName? = nil,
        challengeResponse: ChallengeResponse? = nil
    ) {
        self.challengeName = challengeName
        self.challengeResponse = challengeResponse
    }

    package init(_ fields: JSONObject) throws {
        challengeName = try fields.value("ChallengeName")
        challengeResponse = try fields.value("ChallengeResponse")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ChallengeName", challengeName)
        json.field("ChallengeResponse", challengeResponse)
    }

    package static let shape = StructureShape("ChallengeResponseType", [
        .init("ChallengeName", UserPoolsShapes.challengeName),
        .init("ChallengeResponse", UserPoolsShapes.challengeResponse),
    ])
}
