extension PageTexts {
    static let korean = PageTexts(
        signIn: SignInTexts(
            title: "로그인", button: "로그인", next: "계속", or: "또는", withProvider: { "\($0)(으)로 계속" },
            legal: "이 계정에는 아무것도 게시하지 않습니다.",
            corporateLead: "회사 계정으로 로그인", corporateEmail: "회사 이메일 주소",
            forgotPassword: "비밀번호를 잊으셨나요?", noAccount: "계정이 없으신가요?", createAccount: "계정 만들기",
            haveAccount: "이미 계정이 있으신가요?", back: "로그인으로 돌아가기"),
        names: NameTexts(
            username: "사용자 이름", email: "이메일 주소", phone: "전화번호", emailOrPhone: "이메일 주소 또는 전화번호",
            usernameOrEmail: "사용자 이름 또는 이메일 주소", usernameOrPhone: "사용자 이름 또는 전화번호",
            any: "사용자 이름, 이메일 주소 또는 전화번호", phoneHint: "국가 코드 포함, 예: +821012345678"),
        passwords: PasswordTexts(
            password: "비밀번호", new: "새 비밀번호", repeated: "비밀번호 확인", show: "비밀번호 표시",
            hide: "비밀번호 숨기기", rules: "비밀번호 조건:", length: { "\($0)자 이상" },
            uppercase: "영문 대문자 포함", lowercase: "영문 소문자 포함", number: "숫자 포함",
            symbol: "특수 문자 포함", history: { "최근 비밀번호 \($0)개와 다름" },
            replace: HeadingTexts("새 비밀번호 설정", lead: "현재 비밀번호는 임시 비밀번호이므로 바꿔야 합니다."),
            save: "비밀번호 저장",
            forgot: HeadingTexts("비밀번호 재설정", lead: "새 비밀번호를 정할 수 있는 코드를 보내 드립니다."),
            sendCode: "코드 보내기", reset: "새 비밀번호 설정",
            changed: "비밀번호가 변경되었습니다. 이제 새 비밀번호로 로그인할 수 있습니다."),
        codes: CodeTexts(
            title: "코드 입력", code: "코드", sentBySMS: { "\($0)(으)로 문자 메시지를 보냈습니다." },
            sentByEmail: { "\($0)(으)로 이메일을 보냈습니다." }, sentTo: { "\($0)(으)로 코드를 보냈습니다." },
            sent: "계정이 있으면 코드가 전송됩니다.", fromApp: "인증 앱을 열고 표시된 코드를 입력하세요.",
            verify: "확인", resend: "새 코드 보내기", resent: "새 코드를 보냈습니다.",
            otherFactor: "다른 방법 사용", useRecovery: "복구 코드 사용",
            recovery: HeadingTexts("복구 코드 입력", lead: "각 복구 코드는 한 번만 사용할 수 있습니다."),
            recoveryCode: "복구 코드"),
        factors: FactorTexts(
            first: "로그인 방법 선택", second: "본인 확인",
            setUp: HeadingTexts("계정 보호", lead: "로그인의 두 번째 단계를 설정하세요."),
            signingInAs: { "\($0)(으)로 로그인 중" }, password: "비밀번호", sms: "문자 메시지", email: "이메일",
            app: "인증 앱", passkey: "패스키", appTitle: "인증 앱 설정",
            appScan: "인증 앱으로 이 코드를 스캔하세요.", appImage: "인증 앱용 QR 코드",
            appKey: "스캔할 수 없나요? 앱에 이 키를 입력하세요:", appCode: "앱의 코드", finish: "설정 완료",
            remember: HeadingTexts("이 기기를 기억할까요?", lead: "혼자 쓰는 기기에서는 코드를 덜 입력해도 됩니다."),
            rememberYes: "기억하기", rememberNo: "나중에"),
        signUp: SignUpTexts(
            title: "계정 만들기", button: "가입", optional: "선택", confirm: "계정 확인", confirmButton: "확인",
            resend: HeadingTexts("새 코드 받기", lead: "코드를 다시 보내 드립니다."),
            linkQuestion: HeadingTexts(
                "가입 확인", lead: "버튼을 누르면 가입이 완료됩니다. 가입한 적이 없다면 이 페이지를 닫으세요."),
            linkDone: HeadingTexts("가입이 확인되었습니다", lead: "이 페이지를 닫고 로그인할 수 있습니다."),
            linkIncomplete: HeadingTexts(
                "링크가 완전하지 않습니다", lead: "메시지에서 다시 열거나 링크 전체를 복사하세요."),
            linkInvalid: HeadingTexts(
                "더 이상 유효하지 않은 링크입니다", lead: "새 링크를 요청하거나, 이미 사용했다면 로그인하세요."),
            busy: HeadingTexts("지금은 처리할 수 없습니다", lead: "잠시 후 다시 시도하세요."), tryAgain: "다시 시도"),
        attributes: AttributeTexts(
            address: "주소", birthdate: "생년월일", email: "이메일 주소", familyName: "성", gender: "성별",
            givenName: "이름", locale: "언어", middleName: "가운데 이름", name: "전체 이름", nickname: "별명",
            phoneNumber: "전화번호", picture: "사진 링크", preferredUsername: "선호하는 사용자 이름",
            profile: "프로필 링크", website: "웹사이트", timeZone: "시간대"),
        sessions: SessionTexts(
            signedIn: "다시 오신 것을 환영합니다", continueAs: { "\($0)(으)로 계속" }, otherAccount: "다른 계정 사용",
            signedOut: HeadingTexts("로그아웃되었습니다", lead: "이 페이지를 닫아도 됩니다."),
            returning: HeadingTexts("로그인되었습니다", lead: "앱으로 돌아갑니다."), returnLink: "앱으로 계속",
            tested: HeadingTexts(
                "테스트가 끝났습니다",
                lead:
                    """
                    아무도 로그인되지 않았습니다. 결과는 테스트를 시작한 운영자에게 표시됩니다. \
                    이 페이지를 닫아도 됩니다.
                    """)),
        linking: LinkingTexts(
            title: "본인의 계정인가요?",
            lead: { "이메일 주소 \($0)을(를) 사용하는 계정이 이미 있습니다." },
            effect: { "본인의 계정이라면 한 번 로그인하세요. 이후에는 \($0)(으)로도 이 계정에 로그인할 수 있습니다. \($0)을(를) 신뢰하는 경우에만 계속하세요." },
            connect: "이 계정으로 로그인", separate: "새 계정 사용",
            otherAccount: "다른 계정입니다. 이 이메일 주소의 계정으로 로그인하세요."),
        account: .korean,
        accountChange: .korean,
        feedback: FeedbackTexts(
            valid: HeadingTexts("본인이 맞나요?", lead: "이 로그인이 본인의 것이라면 버튼을 눌러 알려 주세요."),
            validButton: "본인입니다",
            invalid: HeadingTexts(
                "본인이 아닌가요?",
                lead: "다른 사람이 로그인했다면 버튼을 눌러 알려 주세요. 그런 다음 비밀번호를 변경하세요."),
            invalidButton: "본인이 아닙니다", done: HeadingTexts("감사합니다", lead: "이 페이지를 닫아도 됩니다."),
            spent: HeadingTexts("이 링크는 더 이상 유효하지 않습니다", lead: "이미 사용한 링크일 수 있습니다.")),
        devices: DeviceTexts(
            enter: HeadingTexts("기기 연결", lead: "기기에 표시된 코드를 입력하세요."), code: "기기 코드",
            confirm: { "\($0)에 접근을 허용할까요?" },
            confirmLead: { "본인의 기기에 코드 \($0)이(가) 표시된 경우에만 계속하세요." },
            signedInAs: { "\($0)(으)로 로그인되어 있습니다." }, scopes: "허용되는 작업:",
            scopeOpenID: "계정 식별", scopeEmail: "이메일 주소 보기", scopePhone: "전화번호 보기",
            scopeProfile: "프로필 보기", scopeAdmin: "계정 보기 및 변경", allow: "허용", deny: "거부",
            allowed: HeadingTexts("기기가 연결되었습니다", lead: "기기로 돌아가고 이 페이지를 닫아도 됩니다."),
            denied: HeadingTexts(
                "접근이 거부되었습니다", lead: "기기에 접근이 허용되지 않았습니다. 이 페이지를 닫아도 됩니다.")),
        problems: ProblemTexts(
            wrongCredentials: "이름 또는 비밀번호가 올바르지 않습니다.", unknownUser: "이 이름의 계정이 없습니다.",
            wrongCode: "코드가 올바르지 않습니다. 확인하고 다시 시도하세요.",
            expiredCode: "더 이상 유효하지 않은 코드입니다. 새 코드를 요청하세요.",
            tooManyAttempts: "시도 횟수가 너무 많습니다. 잠시 기다린 후 다시 시도하세요.",
            tooManyRequests: "요청이 너무 많습니다. 잠시 기다린 후 다시 시도하세요.",
            weakPassword: "비밀번호가 조건을 모두 충족하지 않습니다.",
            reusedPassword: "이전에 사용한 비밀번호입니다. 다른 비밀번호를 선택하세요.",
            differentPasswords: "두 비밀번호가 일치하지 않습니다.", nameTaken: "이 이름의 계정이 이미 있습니다.",
            addressTaken: "다른 계정에서 사용 중인 이메일 주소 또는 전화번호입니다.",
            unknownCompany: "이 주소로 로그인하는 회사가 없습니다.", missing: "이 항목을 입력하세요.", malformed: "입력한 값을 확인하세요.",
            disabledUser: "사용이 중지된 계정입니다.", unconfirmedUser: "아직 확인되지 않은 계정입니다.",
            passwordResetRequired: "로그인하려면 먼저 비밀번호를 재설정해야 합니다.",
            notAllowed: "여기서는 허용되지 않습니다.",
            refusedAsRisky: "보안상의 이유로 이 로그인이 거부되었습니다.",
            noDestination: "코드를 보낼 확인된 이메일 주소나 전화번호가 없습니다.",
            undelivered: "메시지를 보낼 수 없습니다. 나중에 다시 시도하세요.",
            expiredSession: "로그인 시간이 초과되었습니다. 처음부터 다시 시작하세요.",
            unavailable: "지금은 처리할 수 없습니다. 다시 시도하세요."),
        errors: ErrorTexts(
            badRequest: HeadingTexts("링크에 문제가 있습니다", lead: "앱으로 돌아가서 다시 시도하세요."),
            unknownApp: HeadingTexts(
                "이 앱으로 로그인할 수 없습니다", lead: "앱이 올바르게 설정되지 않았습니다. 운영자에게 알려 주세요."),
            expiredForm: HeadingTexts(
                "페이지가 만료되었습니다", lead: "다시 열어 보세요. 문제가 반복되면 이 사이트의 쿠키를 허용하세요."),
            notFound: HeadingTexts("페이지를 찾을 수 없습니다", lead: "주소를 확인하거나 앱으로 돌아가세요."),
            tooManyRequests: HeadingTexts("요청이 너무 많습니다", lead: "잠시 기다린 후 다시 시도하세요."),
            unavailable: HeadingTexts("서버에 문제가 발생했습니다", lead: "잠시 후 다시 시도하세요."),
            provider: HeadingTexts("다른 공급자로 로그인하지 못했습니다", lead: "다시 시도해 주세요. 계속되면 아래 요청 번호를 앱 운영자에게 알려 주세요."),
            detail: "세부 정보",
            requestID: "요청", startAgain: "처음부터 시작"),
        common: CommonTexts(
            continueTo: { "\($0)(으)로 계속" },
            notYou: "본인이 아닌가요?",
            language: "언어",
            terms: "이용 약관",
            privacy: "개인정보 보호",
            capsLock: "Caps Lock이 켜져 있습니다.",
            copy: "키 복사",
            copied: "복사됨",
            unconfirmed: """
                계정이 아직 확인되지 않았습니다. 가입할 때 받은 코드를 입력하거나 새 \
                코드를 요청하세요.
                """,
            unconfirmedSentTo: {
                """
                계정이 아직 확인되지 않았습니다. 가입할 때 \($0)(으)로 보낸 코드를 \
                입력하거나 새 코드를 요청하세요.
                """
            },
            here: HeadingTexts(
                "앱이 사용자를 로그인시키는 주소입니다",
                lead: "이 주소에는 볼 내용이 없습니다. 사용하려는 앱을 여세요.")))
}
