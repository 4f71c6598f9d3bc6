extension ConsoleTexts.Settings {
    static let koreanRisks: [String: ConsoleTexts.SettingText] = [
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": .init(
            "비밀번호가 다른 사람에게 알려진 경우의 조치. –이면 없음.",
            effect: "BLOCK이면 사용자가 다른 비밀번호를 설정할 때까지 그런 비밀번호를 거부합니다."),
        "CompromisedCredentialsRiskConfiguration.EventFilter": .init(
            "비밀번호를 조회하는 시점. 없으면 항상.", effect: "이 이벤트에서 비밀번호를 조회합니다."),
        "AccountTakeoverRiskConfiguration": .init(
            "위험한 로그인에 조치를 취할지 여부: 켜짐, 끄려면 –.",
            effect: "없으면 위험한 로그인에 아무런 조치를 취하지 않습니다."),
        "EventAction": .init(
            "이 위험 수준에서의 조치. –이면 없음.",
            effect: "BLOCK이면 로그인을 거부하고, MFA…이면 2차 인증을 요청합니다."),
        "Notify": .init("사용자에게 메일로 알릴지 여부.", effect: "true이면 그런 로그인 뒤에 메일을 보냅니다."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.SourceArn": .init(
            "이 메일을 보내는 SES 아이덴티티. –이면 메일을 보내지 않습니다.", effect: "메일을 이 아이덴티티로 보냅니다."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.From": .init(
            "이 메일의 보낸 사람.", effect: "이 주소가 메일의 보낸 사람이 됩니다."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.ReplyTo": .init(
            "회신이 가는 주소.", effect: "회신이 이 주소로 갑니다."),
        "NotifyEmail.Subject": .init("제목. 비워 두면 표준 메일.", effect: "메일에 이 제목이 사용됩니다."),
        "NotifyEmail.HtmlBody": .init("HTML 메일.", effect: "메일에 이 내용이 사용됩니다."),
        "NotifyEmail.TextBody": .init("일반 텍스트 메일.", effect: "메일에 이 내용이 사용됩니다."),
        "RiskExceptionConfiguration": .init(
            "일부 주소를 다르게 판단할지 여부: 켜짐, 끄려면 –.",
            effect: "없으면 예외인 주소가 없습니다."),
        "RiskExceptionConfiguration.BlockedIPRangeList": .init(
            "로그인할 수 없는 주소 범위.", effect: "이 범위에서의 로그인은 거부됩니다."),
        "RiskExceptionConfiguration.SkippedIPRangeList": .init(
            "판단하지 않는 주소 범위.", effect: "이 범위에서의 로그인은 판단하지 않습니다."),
        "LogConfigurations": .init(
            "대상(JSON), EventSource마다 하나.", effect: "항목이 이 대상으로 전달됩니다. 다른 항목은 보관하지 않습니다."),
    ]

    static let koreanTriggers: [String: ConsoleTexts.SettingText] = [
        "LambdaConfig.PreSignUp": trigger("사용자가 가입하기 전에"),
        "LambdaConfig.PostConfirmation": trigger("사용자가 확인된 뒤에"),
        "LambdaConfig.PreAuthentication": trigger("로그인 전에"),
        "LambdaConfig.PostAuthentication": trigger("로그인 뒤에"),
        "LambdaConfig.CustomMessage": trigger("메시지를 보내기 전에"),
        "LambdaConfig.UserMigration": trigger("이름을 알 수 없을 때"),
        "LambdaConfig.DefineAuthChallenge": trigger("다음 챌린지를 결정하기 위해"),
        "LambdaConfig.CreateAuthChallenge": trigger("챌린지를 만들기 위해"),
        "LambdaConfig.VerifyAuthChallengeResponse": trigger("답을 판단하기 위해"),
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": trigger("토큰을 발급하기 전에"),
        "LambdaConfig.CustomSMSSender.LambdaArn": trigger("문자 메시지를 보내는 대신"),
        "LambdaConfig.CustomEmailSender.LambdaArn": trigger("메일을 보내는 대신"),
        "LambdaConfig.InboundFederation.LambdaArn": trigger("사용자가 다른 공급자에서 올 때"),
        "LambdaVersion": .init("이벤트의 버전.", effect: "함수가 이 버전의 이벤트를 받습니다."),
        "LambdaConfig.KMSKeyID": .init(
            "사용자 지정 발신자가 코드를 받을 때 쓰는 암호화 키.", effect: "코드를 읽으려면 함수에 이 키가 필요합니다."),
    ]

    private static func trigger(_ time: String) -> ConsoleTexts.SettingText {
        .init(
            "\(time) 호출되는 함수.",
            effect: "이 단계는 함수를 기다리며, 함수가 실패하면 단계도 실패합니다. 비워 두면 아무것도 호출하지 않습니다.")
    }
}
