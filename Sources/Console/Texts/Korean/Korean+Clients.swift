extension ConsoleTexts.Settings {
    static let koreanClients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("목록에 표시되는 이름.", effect: "목록에 표시됩니다."),
        "SupportedIdentityProviders": .init(
            "로그인 페이지에서 사용자가 로그인에 쓸 수 있는 것.", effect: "빼낸 것은 거부됩니다."),
        "CallbackURLs": .init(
            "로그인 후 돌아갈 주소, 주소마다 한 줄.", effect: "삭제된 주소로의 로그인은 실패합니다."),
        "LogoutURLs": .init(
            "로그아웃 후 돌아갈 주소, 주소마다 한 줄.", effect: "이전 주소로의 로그아웃은 실패합니다."),
        "DefaultRedirectURI": .init("콜백 주소 중 하나.", effect: "주소가 없는 요청은 이 주소로 갑니다."),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "앱이 로그인 페이지와 스코프를 사용하는지 여부.", effect: "false이면 앱이 OAuth 엔드포인트를 사용할 수 없습니다."),
        "AllowedOAuthFlows": .init("토큰을 받는 방법.", effect: "빼낸 흐름은 거부됩니다."),
        "AllowedOAuthScopes": .init(
            "앱이 요청할 수 있는 스코프. 리소스 서버의 스코프도 포함합니다.",
            effect: "빼낸 스코프는 거부됩니다."),
        "ExplicitAuthFlows": .init("앱이 API로 사용자를 로그인시킬 수 있는 방법.", effect: "다른 흐름은 거부됩니다."),
        "PreventUserExistenceErrors": .init(
            "ENABLED: 응답으로 이름의 존재 여부를 알 수 없습니다.", effect: "LEGACY이면 어떤 이름이 있는지 드러납니다."),
        "EnableTokenRevocation": .init(
            "리프레시 토큰을 취소할 수 있는지 여부.", effect: "false이면 취소할 수 없습니다."),
        "EnablePropagateAdditionalUserContextData": .init(
            "앱이 사용자의 주소를 알려 주는지 여부.", effect: "위협 보호가 이 주소로 판단합니다."),
        "AuthSessionValidity": .init(
            "로그인의 다음 단계를 진행할 수 있는 시간(분).", effect: "더 느린 로그인은 처음부터 다시 시작해야 합니다."),
        "AccessTokenValidity": .init("액세스 토큰이 유효한 기간.", effect: "토큰이 더 빨리 또는 더 늦게 만료됩니다."),
        "IdTokenValidity": .init("ID 토큰이 유효한 기간.", effect: "토큰이 더 빨리 또는 더 늦게 만료됩니다."),
        "RefreshTokenValidity": .init(
            "사용자가 로그인된 상태로 있는 기간.", effect: "사용자가 더 빨리 또는 더 늦게 다시 로그인합니다."),
        "TokenValidityUnits.AccessToken": .init("단위.", effect: "위의 숫자가 다른 시간을 뜻하게 됩니다."),
        "TokenValidityUnits.IdToken": .init("단위.", effect: "위의 숫자가 다른 시간을 뜻하게 됩니다."),
        "TokenValidityUnits.RefreshToken": .init("단위.", effect: "위의 숫자가 다른 시간을 뜻하게 됩니다."),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED: 갱신할 때마다 새 리프레시 토큰을 돌려줍니다.", effect: "앱은 매번 새 토큰을 저장해야 합니다."),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "이전 토큰도 유효한 시간(초).", effect: "잃어버린 응답을 다시 요청할 수 있습니다."),
        "ReadAttributes": .init(
            "앱이 읽을 수 있는 속성. 없으면 모든 표준 속성.", effect: "토큰과 GetUser에서 그 밖의 속성이 빠집니다."),
        "WriteAttributes": .init(
            "앱이 쓸 수 있는 속성. 없으면 모든 표준 속성.", effect: "다른 변경은 거부됩니다."),
    ]
}
