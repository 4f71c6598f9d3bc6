extension ConsoleTexts.PoolCreation {
    static let korean = Self(
        nameHint: "운영자용. 사용자에게는 페이지 제목에 표시됩니다.", defaults: "기본값 검토",
        settings: "설정을 차례로 진행",
        effect: "사용자와 앱 클라이언트가 없는 풀입니다. 그 밖의 모든 것은 풀의 설정 페이지에 있습니다.",
        permanent: "나중에는 martlet pool schema로만 변경할 수 있습니다.",
        aliasEffect: "주소는 확인된 뒤에 이름으로 쓸 수 있습니다.",
        needsSMS: "문자 메시지 코드에는 SnsCallerArn이 있는 SmsConfiguration이 필요합니다. 아직 설정되지 않았습니다.",
        nothing: "없음", signInHeading: "사용자의 로그인 수단", aliases: "확인된 뒤 추가로 쓸 수 있는 로그인 수단",
        names: "사용자 이름", distinguishesCase: "Ada와 ada를 서로 다른 사용자로 구분", required: "필수 속성",
        verified: "가입할 때 코드로 확인", signUp: "가입",
        byAdministratorOnly: "관리자만 사용자를 만듦", length: "비밀번호 최소 길이",
        later:
            "MFA, 메시지, 도메인, 디자인, 공급자, 트리거, 보호, 앱 클라이언트는 풀을 만든 뒤에 설정합니다.",
        signIn: name)

    private static func name(_ signIn: NewPool.SignIn) -> String {
        switch signIn {
        case .username: "사용자 이름"
        case .email: "이메일 주소"
        case .phone: "전화번호"
        case .emailOrPhone: "이메일 주소 또는 전화번호"
        }
    }
}
