extension ConsoleTexts.IdentityPoolPages {
    static let arabic = Self(
        title: "مجمّعات الهويات", create: "إنشاء مجمّع هويات",
        createLead: "يعطي مجمّع الهويات المستخدمين والضيوف هويات، وبيانات اعتماد لأدوار.",
        createEffect:
            "يمكن للتطبيقات الحصول على هويات. ولبيانات الاعتماد يحتاج المجمّع إلى أدوار: تنشئها الصفحة التالية.",
        admitsNone: "من دون ضيوف ومن دون مزوّد لا يمكن أن توجد أي هوية. اسمح بأحدهما.",
        parts: "أجزاء مجمّع الهويات", edit: "تعديل مجمّع الهويات", providers: "مزوّدو المصادقة",
        noProviders: "ليس للمجمّع مزوّد يمكن أن يحصل مستخدموه على دور آخر.", roles: "الأدوار",
        rolesLead: "الأدوار التي تحصل على بيانات اعتمادها الهويات المسجّلة الدخول والضيوف.",
        newRoles: "إنشاء أدوار جديدة",
        newRolesLead:
            "تحتاج بيانات الاعتماد إلى دورين: واحد للهويات التي سجّلت الدخول، وواحد للضيوف. ينشئ زر «سماح» "
            + "كليهما، ولا يسمح بتولّيهما إلا لهويات هذا المجمّع، ويأذن لكل هوية بمجموعات بيانات المزامنة الخاصة بها.",
        newRolesEffect: "تحصل الهويات على بيانات اعتماد هذين الدورين. وما يُسمح لها به غير ذلك تضيفه أنت إلى الأدوار.",
        newRoleName: "اسم الدور الذي يُنشأ.", allow: "سماح", dontAllow: "عدم السماح",
        rules: "قواعد الأدوار",
        rulesLead: "تحسم أول قاعدة تنطبق. يمكن نقل القواعد؛ ولا يُخزَّن شيء قبل المراجعة.",
        principalTags: "وسوم الكيان الأساسي",
        principalTagsLead: "وسوم يجوز للسياسات أن تعتمد عليها (aws:PrincipalTag)، من مطالبات الرموز المميّزة.",
        snippets: "لتطبيقك", browser: "متصفح الهويات", identityID: "معرّف الهوية",
        noIdentities: "لم يُعثر على أي هوية.", logins: "حسابات الدخول", guest: "لا شيء: ضيف",
        hideDisabled: "إخفاء الهويات المعطّلة", showDisabled: "إظهار الهويات المعطّلة",
        developerUsers: "مستخدمو مزوّد المطوّر", developerUser: "معرّف المستخدم",
        noDeveloperUsers: "ليس للهوية مستخدم من مزوّد المطوّر.", unlink: "إلغاء الربط",
        unlinkEffect: "يحصل المستخدم على هوية أخرى عند تسجيل الدخول التالي. وإذا لم يبقَ أي حساب دخول، تُعطَّل الهوية.",
        deleteIdentity: "حذف الهوية",
        deleteIdentityEffect: "تُحذف الهوية ومجموعات بياناتها. ويحصل المستخدم على هوية أخرى عند تسجيل الدخول التالي.",
        deleteEffect: "تُحذف جميع هويات المجمّع وبياناتها. وتتوقف التطبيقات التي تستخدم المجمّع عن العمل.",
        addRow: "إضافة آخر", removeRow: "إزالة", moveUp: "نقل لأعلى", moveDown: "نقل لأسفل", row: { "رقم \($0)" },
        member: { members[$0] },
        missingRoles: { "ليس في المجمّع دور لهذه الهويات، فلا تحصل على بيانات اعتماد: \($0)." },
        rulesOf: { "قواعد الأدوار لدى \($0)" }, principalTagsOf: { "وسوم الكيان الأساسي لدى \($0)" },
        delete: { "حذف مجمّع الهويات \($0)" })

    private static let members = [
        "ProviderName": "معرّف مجمّع المستخدمين", "ClientId": "معرّف عميل التطبيق",
        "ServerSideTokenCheck": "رفض الرموز المميّزة التي أُبطلت",
    ]
}

extension ConsoleTexts.Settings {
    /// The sections of an identity pool by their names.
    static let arabicIdentityPoolSections: [String: ConsoleTexts.SectionText] = [
        "identity-pool": .init("الاسم والمسار", lead: "الاسم في القوائم، والمسار الأساسي، والوسوم."),
        "identity-guests": .init(
            "الهويات غير المصادق عليها", lead: "هل يحصل الضيوف على هويات من دون تسجيل الدخول."),
        "identity-cognito": .init(
            "Cognito", lead: "مجمّعات المستخدمين التي يحصل مستخدموها على هويات، لكل منها عميل تطبيق."),
        "identity-facebook": .init("Facebook", lead: "معرّف App ID لتطبيقك لدى Facebook. \(appWarning)"),
        "identity-google": .init("Google", lead: "معرّف العميل لتطبيقك لدى Google. \(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "معرّف App ID لتطبيقك لدى Login with Amazon. \(appWarning)"),
        "identity-apple": .init("Apple", lead: "معرّف services ID لتطبيقك لدى Apple. \(appWarning)"),
        "identity-twitter": .init(
            "Twitter", lead: "مفتاح المستهلك (consumer key) لتطبيقك وسره، وبينهما الفاصلة ;"),
        "identity-oidc": .init(
            "OpenID", lead: "مزوّدو OpenID Connect في الحساب. وتُنشأ الجديدة منها في صفحة «الوصول»."),
        "identity-saml": .init("SAML", lead: "مزوّدو SAML في الحساب. وتُنشأ الجديدة منها في صفحة «الوصول»."),
        "identity-developer": .init(
            "مخصّص", lead: "اسم تسجيل الدخول الخاص بك، الذي يطلب خادمه الخلفي الرموز المميّزة. لا يتغير أبدًا."),
    ]

    private static let appWarning = "إذا تغيّر، فلن يعود بإمكان المستخدمين الحاليين للتطبيق السابق تسجيل الدخول."

    static let arabicIdentityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init("الاسم في القوائم.", effect: "يصبح للمجمّع اسم آخر؛ ويبقى معرّفه."),
        "AllowClassicFlow": .init(
            "true: يجوز للتطبيقات طلب رموز OpenID واختيار دور لدى STS.",
            effect: "القيمة false ترفض المسار الأساسي: التطبيقات التي تستخدمه لا تحصل على بيانات اعتماد."),
        "IdentityPoolTags": .init(
            "وسوم المجمّع.", effect: "السياسات والأدوات التي تعتمد على الوسوم ترى الوسوم الجديدة."),
        "AllowUnauthenticatedIdentities": .init(
            "true: يحصل كل شخص على هوية ضيف.",
            effect: "القيمة false ترفض الضيوف، ولا يعود الموجودون منهم يحصلون على بيانات اعتماد."),
        "CognitoIdentityProviders": .init(
            "معرّف مجمّع مستخدمين وأحد عملاء تطبيقاته.",
            effect: "مستخدمو عميل أُزيل لا يعودون يحصلون على بيانات اعتماد."),
        "SupportedLoginProviders": .init(
            "معرّف التطبيق لدى المزوّد؛ اتركه فارغًا إن لم يوجد.",
            effect: "تغيير معرّف التطبيق يعطّل المستخدمين الحاليين: تُرفض الرموز المميّزة للمعرّف السابق."),
        "OpenIdConnectProviderARNs": .init(
            "مزوّدون تعطي رموزهم المميّزة هويات.", effect: "مستخدمو مزوّد أُزيل لا يحصلون على بيانات اعتماد."),
        "SamlProviderARNs": .init(
            "مزوّدون تعطي تأكيداتهم هويات، بالأدوار التي تذكرها.",
            effect: "مستخدمو مزوّد أُزيل لا يحصلون على بيانات اعتماد."),
        "DeveloperProviderName": .init(
            "اسم مثل login.example.app، ولا يتغير أبدًا.", effect: "يمكن لخادمك الخلفي طلب الرموز المميّزة."),
        "Roles.authenticated": .init(
            "للهويات التي سجّلت الدخول.", effect: "تحصل الهويات المسجّلة الدخول على بيانات اعتماد هذا الدور."),
        "Roles.unauthenticated": .init("للضيوف.", effect: "يحصل الضيوف على بيانات اعتماد هذا الدور."),
        "RoleMappings.Type": .init(
            "Token: الدور الذي يفضّله الرمز المميّز. Rules: القواعد أدناه. –: دور الهويات المسجّلة الدخول.",
            effect: "قد يحصل مستخدمو المزوّد على دور آخر."),
        "RoleMappings.AmbiguousRoleResolution": .init(
            "إذا لم تنطبق أي قاعدة، أو لم يذكر الرمز المميّز دورًا: دور الهويات المسجّلة الدخول، أو لا دور إطلاقًا.",
            effect: "القيمة Deny ترفض إعطاء بيانات الاعتماد لمن لا تنطبق عليه قاعدة."),
        "RoleMappings.Rules": .init(
            "25 قاعدة على الأكثر. أول قاعدة تنطبق مطالبتها تعطي دورها.",
            effect: "قد يحصل المستخدمون على دور آخر. والترتيب هو الذي يحسم."),
        "UseDefaults": .init(
            "true: معرّف المستخدم ومعرّف العميل، باسمي username وclient.",
            effect: "السياسات التي تطلب الوسوم السابقة لا تعود تنطبق."),
        "PrincipalTags": .init(
            "الوسم والمطالبة: department=custom:dept.", effect: "السياسات التي تطلب الوسوم السابقة لا تعود تنطبق."),
    ]
}
