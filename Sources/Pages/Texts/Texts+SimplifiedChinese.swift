extension PageTexts {
    static let simplifiedChinese = PageTexts(
        signIn: SignInTexts(
            title: "登录", button: "登录", next: "继续", or: "或", withProvider: { "使用 \($0) 继续" },
            legal: "我们不会在这些账户上发布任何内容。",
            corporateLead: "使用公司账户登录", corporateEmail: "工作邮箱地址", forgotPassword: "忘记密码？",
            noAccount: "还没有账户？", createAccount: "创建账户", haveAccount: "已有账户？", back: "返回登录"),
        names: NameTexts(
            username: "用户名", email: "邮箱地址", phone: "电话号码", emailOrPhone: "邮箱地址或电话号码",
            usernameOrEmail: "用户名或邮箱地址", usernameOrPhone: "用户名或电话号码",
            any: "用户名、邮箱地址或电话号码", phoneHint: "请包含国家代码，例如 +8613812345678"),
        passwords: PasswordTexts(
            password: "密码", new: "新密码", repeated: "再次输入密码", show: "显示密码", hide: "隐藏密码",
            rules: "密码要求：", length: { "至少 \($0) 个字符" }, uppercase: "一个大写字母",
            lowercase: "一个小写字母", number: "一个数字", symbol: "一个特殊字符",
            history: { "与最近 \($0) 个密码不同" },
            replace: HeadingTexts("设置新密码", lead: "当前密码是临时密码，必须更换。"), save: "保存密码",
            forgot: HeadingTexts("重置密码", lead: "我们会发送验证码，供您设置新密码。"), sendCode: "发送验证码",
            reset: "设置新密码", changed: "密码已更改。现在可以使用新密码登录。"),
        codes: CodeTexts(
            title: "输入验证码", code: "验证码", sentBySMS: { "我们已向 \($0) 发送短信。" },
            sentByEmail: { "我们已向 \($0) 发送邮件。" }, sentTo: { "我们已向 \($0) 发送验证码。" },
            sent: "如果账户存在，验证码已发出。", fromApp: "打开身份验证器应用，输入其中显示的验证码。",
            verify: "验证", resend: "发送新验证码", resent: "新验证码已发出。", otherFactor: "使用其他方式",
            useRecovery: "使用恢复代码", recovery: HeadingTexts("输入恢复代码", lead: "每个恢复代码只能使用一次。"),
            recoveryCode: "恢复代码"),
        factors: FactorTexts(
            first: "选择登录方式", second: "确认是您本人",
            setUp: HeadingTexts("保护您的账户", lead: "请设置登录的第二个步骤。"), signingInAs: { "以 \($0) 登录" },
            password: "密码", sms: "短信", email: "邮件", app: "身份验证器应用", passkey: "通行密钥",
            appTitle: "设置身份验证器应用", appScan: "用身份验证器应用扫描此二维码。",
            appImage: "身份验证器应用的二维码", appKey: "无法扫描？请在应用中输入此密钥：",
            appCode: "应用中的验证码", finish: "完成设置",
            remember: HeadingTexts("记住此设备？", lead: "在仅由您使用的设备上，可以减少输入验证码的次数。"),
            rememberYes: "记住", rememberNo: "暂不"),
        signUp: SignUpTexts(
            title: "创建账户", button: "注册", optional: "选填", confirm: "确认您的账户", confirmButton: "确认",
            resend: HeadingTexts("获取新验证码", lead: "我们会再次发送验证码。"),
            linkQuestion: HeadingTexts("确认注册", lead: "点击按钮完成注册。如果您没有注册，请关闭此页面。"),
            linkDone: HeadingTexts("注册已确认", lead: "您可以关闭此页面并登录。"),
            linkIncomplete: HeadingTexts("链接不完整", lead: "请从消息中重新打开，或复制完整的链接。"),
            linkInvalid: HeadingTexts("链接已失效", lead: "请获取新的链接；如果已经使用过，请直接登录。"),
            busy: HeadingTexts("暂时无法处理", lead: "请稍后再试。"), tryAgain: "重试"),
        attributes: AttributeTexts(
            address: "地址", birthdate: "出生日期", email: "邮箱地址", familyName: "姓", gender: "性别",
            givenName: "名", locale: "语言", middleName: "中间名", name: "姓名", nickname: "昵称",
            phoneNumber: "电话号码", picture: "图片链接", preferredUsername: "首选用户名", profile: "个人资料链接",
            website: "网站", timeZone: "时区"),
        sessions: SessionTexts(
            signedIn: "欢迎回来", continueAs: { "以 \($0) 继续" }, otherAccount: "使用其他账户",
            signedOut: HeadingTexts("您已退出登录", lead: "您可以关闭此页面。"),
            returning: HeadingTexts("您已登录", lead: "正在返回应用。"), returnLink: "继续前往应用",
            tested: HeadingTexts(
                "测试已结束",
                lead:
                    """
                    没有任何人登录。结果会显示给发起测试的管理员。您可以关闭此页面。
                    """)),
        linking: LinkingTexts(
            title: "这是您的账户吗？",
            lead: { "已有使用邮箱地址 \($0) 的账户。" },
            effect: { "如果是您的账户，请登录一次。此后 \($0) 也可以让您登录此账户。仅当您信任 \($0) 时才继续。" },
            connect: "登录此账户", separate: "改用新账户",
            otherAccount: "这是另一个账户。请登录使用此邮箱地址的账户。"),
        account: .simplifiedChinese,
        accountChange: .simplifiedChinese,
        feedback: FeedbackTexts(
            valid: HeadingTexts("是您本人吗？", lead: "如果这次登录是您本人操作，请按按钮告诉我们。"),
            validButton: "是我",
            invalid: HeadingTexts(
                "不是您本人吗？",
                lead: "如果是其他人登录，请按按钮告诉我们，然后更改您的密码。"),
            invalidButton: "不是我", done: HeadingTexts("谢谢", lead: "您可以关闭此页面。"),
            spent: HeadingTexts("此链接已失效", lead: "您可能已经使用过它。")),
        devices: DeviceTexts(
            enter: HeadingTexts("连接设备", lead: "输入您的设备上显示的代码。"), code: "设备代码",
            confirm: { "允许 \($0) 访问？" }, confirmLead: { "仅当您自己的设备显示代码 \($0) 时才继续。" },
            signedInAs: { "您目前以 \($0) 的身份登录。" }, scopes: "它将可以：", scopeOpenID: "识别您的账户",
            scopeEmail: "查看您的邮箱地址", scopePhone: "查看您的电话号码", scopeProfile: "查看您的个人资料",
            scopeAdmin: "查看和更改您的账户", allow: "允许", deny: "拒绝",
            allowed: HeadingTexts("设备已连接", lead: "您可以返回设备并关闭此页面。"),
            denied: HeadingTexts("已拒绝访问", lead: "该设备未获得访问权限。您可以关闭此页面。")),
        problems: ProblemTexts(
            wrongCredentials: "名称或密码不正确。", unknownUser: "没有使用此名称的账户。",
            wrongCode: "验证码不正确。请检查后重试。", expiredCode: "验证码已失效。请获取新的验证码。",
            tooManyAttempts: "尝试次数过多。请稍候再试。", tooManyRequests: "请求过多。请稍候再试。",
            weakPassword: "密码不符合全部要求。", reusedPassword: "您以前用过此密码。请选择其他密码。",
            differentPasswords: "两次输入的密码不一致。", nameTaken: "已有使用此名称的账户。",
            addressTaken: "此邮箱地址或电话号码属于其他账户。", unknownCompany: "没有公司使用此邮箱地址在这里登录。", missing: "请填写此项。",
            malformed: "请检查此项内容。",
            disabledUser: "此账户已停用。", unconfirmedUser: "此账户尚未确认。",
            passwordResetRequired: "您必须先重置密码才能登录。", notAllowed: "此处不允许该操作。",
            refusedAsRisky: "出于安全原因，此次登录已被拒绝。",
            noDestination: "此账户没有可接收验证码的已确认邮箱地址或电话号码。",
            undelivered: "无法发送消息。请稍后再试。", expiredSession: "登录超时。请重新开始。",
            unavailable: "暂时无法处理。请重试。"),
        errors: ErrorTexts(
            badRequest: HeadingTexts("链接有问题", lead: "请返回应用，从那里重试。"),
            unknownApp: HeadingTexts("无法通过此应用登录", lead: "应用的设置不正确。请告知其运营者。"),
            expiredForm: HeadingTexts("页面已过期", lead: "请重新打开。如果再次发生，请允许此网站使用 Cookie。"),
            notFound: HeadingTexts("页面不存在", lead: "请检查地址，或返回应用。"),
            tooManyRequests: HeadingTexts("请求过多", lead: "请稍候再试。"),
            unavailable: HeadingTexts("服务器出现问题", lead: "请稍后再试。"),
            provider: HeadingTexts("无法通过其他身份提供商登录", lead: "请重试。如果再次发生，请将下面的请求编号告知应用的运营方。"), detail: "详细信息",
            requestID: "请求",
            startAgain: "重新开始"),
        common: CommonTexts(
            continueTo: { "以继续使用 \($0)" },
            notYou: "不是您？",
            language: "语言",
            terms: "使用条款",
            privacy: "隐私",
            capsLock: "大写锁定已开启。",
            copy: "复制密钥",
            copied: "已复制",
            unconfirmed: """
                您的帐户尚未确认。请输入注册时收到的验证码，或获取新的验证码。
                """,
            unconfirmedSentTo: {
                """
                您的帐户尚未确认。请输入注册时发送到 \($0) \
                的验证码，或获取新的验证码。
                """
            },
            here: HeadingTexts(
                "应用在此处为用户登录",
                lead: "此地址没有可查看的内容。请打开您要使用的应用。")))
}
