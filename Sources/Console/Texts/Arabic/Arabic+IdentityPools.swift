extension ConsoleTexts.IdentityPoolPages {
    static let arabic = Self(
        title: "مجمعات الهويات", create: "إنشاء مجمع هويات",
        createLead: "يمنح مجمع الهويات المستخدمين والضيوف هويات وبيانات اعتماد أدوار.",
        createEffect: "يمكن للتطبيقات الحصول على هويات. ولبيانات الاعتماد يحتاج المجمع إلى أدوار: "
            + "تنشئها الصفحة التالية.",
        admitsNone: "دون ضيوف ودون مزوّد لا يمكن أن توجد هوية. اسمح بأحدهما.",
        parts: "أجزاء مجمع الهويات", edit: "تعديل مجمع الهويات", providers: "مزوّدو المصادقة",
        noProviders: "ليس للمجمع مزوّد يمكن أن يحصل مستخدموه على دور آخر.", roles: "الأدوار",
        rolesLead: "الأدوار التي تحصل الهويات المسجّلة والضيوف على بيانات اعتمادها.", newRoles: "إنشاء أدوار جديدة",
        newRolesLead: "تحتاج بيانات الاعتماد إلى دورين: دور للهويات التي سجّلت الدخول ودور للضيوف. "
            + "ينشئ زر السماح الدورين، ويقصر تولّيهما على هويات هذا المجمع، ويسمح لكل هوية "
            + "بمجموعات بيانات المزامنة الخاصة بها.",
        newRolesEffect: "تحصل الهويات على بيانات اعتماد هذه الأدوار. وما يُسمح لها به غير ذلك تضيفه "
            + "أنت إلى الأدوار.",
        newRoleName: "اسم الدور الذي يُنشأ.", allow: "السماح", dontAllow: "عدم السماح",
        rules: "قواعد الأدوار",
        rulesLead: "القاعدة الأولى المطابقة هي التي تقرر. يمكن نقل القواعد؛ ولا يُخزَّن شيء قبل "
            + "المراجعة.",
        principalTags: "وسوم الكيان",
        principalTagsLead: "وسوم يمكن أن تسأل عنها السياسات (aws:PrincipalTag)، من مطالبات الرموز المميزة.",
        snippets: "لتطبيقك", browser: "متصفح الهويات", identityID: "معرّف الهوية",
        noIdentities: "لم يُعثر على هوية.", logins: "تسجيلات الدخول", guest: "لا شيء: ضيف",
        hideDisabled: "إخفاء الهويات المعطّلة", showDisabled: "إظهار الهويات المعطّلة",
        developerUsers: "مستخدمو مزوّد المطوّر", developerUser: "معرّف المستخدم",
        noDeveloperUsers: "ليس للهوية مستخدم من مزوّد المطوّر.", unlink: "إلغاء الربط",
        unlinkEffect:
            "يحصل المستخدم على هوية أخرى عند تسجيل الدخول التالي. وإذا لم يبقَ تسجيل دخول، "
            + "تُعطَّل الهوية.",
        deleteIdentity: "حذف الهوية",
        deleteIdentityEffect: "تُحذف الهوية ومجموعات بياناتها. ويحصل المستخدم على هوية أخرى عند تسجيل الدخول "
            + "التالي.",
        deleteEffect: "تُحذف كل هويات المجمع وبياناتها. وتتوقف التطبيقات التي تستخدم المجمع عن العمل.",
        addRow: "إضافة عنصر آخر", removeRow: "إزالة", moveUp: "نقل إلى أعلى", moveDown: "نقل إلى أسفل",
        row: { "رقم \($0)" },
        member: { members[$0] },
        missingRoles: { "ليس للمجمع دور لهذه الهويات، فلا تحصل على بيانات اعتماد: \($0)." },
        rulesOf: { "قواعد أدوار \($0)" }, principalTagsOf: { "وسوم الكيان من \($0)" },
        delete: { "حذف مجمع الهويات \($0)" })

    private static let members = [
        "ProviderName": "معرّف مجمع المستخدمين", "ClientId": "معرّف عميل التطبيق",
        "ServerSideTokenCheck": "رفض الرموز المميزة التي أُبطلت",
    ]
}

extension ConsoleTexts.Settings {
    /// The sections of an identity pool by their names.
    static let arabicIdentityPoolSections: [String: ConsoleTexts.SectionText] = [
        "identity-pool": .init("الاسم والتدفق", lead: "الاسم في القوائم، والتدفق الأساسي، والوسوم."),
        "identity-guests": .init(
            "الهويات غير المصادَق عليها", lead: "هل يحصل الضيوف على هويات دون تسجيل الدخول."),
        "identity-cognito": .init("Cognito", lead: "مجمعات يحصل مستخدموها على هويات، ولكل منها عميل تطبيق."),
        "identity-facebook": .init("Facebook", lead: "App ID لتطبيقك لدى Facebook. \(appWarning)"),
        "identity-google": .init("Google", lead: "معرّف العميل لتطبيقك لدى Google. \(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "App ID لتطبيقك لدى Login with Amazon. \(appWarning)"),
        "identity-apple": .init("Apple", lead: "services ID لتطبيقك لدى Apple. \(appWarning)"),
        "identity-twitter": .init("Twitter", lead: "consumer key و secret لتطبيقك، وبينهما ;."),
        "identity-oidc": .init(
            "OpenID", lead: "مزوّدو OpenID Connect في الحساب. تُنشأ الجديدة ضمن الوصول."),
        "identity-saml": .init("SAML", lead: "مزوّدو SAML في الحساب. تُنشأ الجديدة ضمن الوصول."),
        "identity-developer": .init(
            "مخصّص",
            lead: "اسم تسجيل الدخول الخاص بك، الذي تطلب واجهته الخلفية الرموز المميزة. لا يتغيّر "
                + "أبدًا."),
    ]

    private static let appWarning = "إذا تغيّر، فلن يتمكن المستخدمون الحاليون للتطبيق السابق من تسجيل الدخول."

    static let arabicIdentityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init("الاسم في القوائم.", effect: "يصبح للمجمع اسم آخر؛ ويبقى معرّفه."),
        "AllowClassicFlow": .init(
            "true: يمكن للتطبيقات طلب رموز OpenID واختيار دور لدى STS.",
            effect: "القيمة false ترفض التدفق الأساسي: لا تحصل التطبيقات التي تستخدمه على بيانات "
                + "اعتماد."),
        "IdentityPoolTags": .init(
            "وسوم المجمع.", effect: "السياسات والأدوات التي تنظر إلى الوسوم ترى الوسوم الجديدة."),
        "AllowUnauthenticatedIdentities": .init(
            "true: يحصل الجميع على هوية كضيوف.",
            effect: "القيمة false ترفض الضيوف، ولا يحصل الموجودون منهم على بيانات اعتماد بعد ذلك."),
        "CognitoIdentityProviders": .init(
            "معرّف مجمع مستخدمين وأحد عملاء تطبيقاته.",
            effect: "لا يحصل مستخدمو عميل أُزيل على بيانات اعتماد بعد ذلك."),
        "SupportedLoginProviders": .init(
            "معرّف التطبيق لدى المزوّد؛ فارغ لعدم وجوده.",
            effect: "تغيير معرّف التطبيق يعطّل المستخدمين الحاليين: تُرفض الرموز المميزة للمعرّف "
                + "السابق."),
        "OpenIdConnectProviderARNs": .init(
            "مزوّدون تمنح رموزهم المميزة هويات.", effect: "لا يحصل مستخدمو مزوّد أُزيل على بيانات اعتماد."),
        "SamlProviderARNs": .init(
            "مزوّدون تمنح تأكيداتهم هويات، بالأدوار التي تذكرها.",
            effect: "لا يحصل مستخدمو مزوّد أُزيل على بيانات اعتماد."),
        "DeveloperProviderName": .init(
            "اسم مثل login.example.app، لا يتغيّر أبدًا.", effect: "يمكن لواجهتك الخلفية طلب الرموز المميزة."),
        "Roles.authenticated": .init(
            "للهويات التي سجّلت الدخول.", effect: "تحصل الهويات المسجّلة على بيانات اعتماد هذا الدور."),
        "Roles.unauthenticated": .init("للضيوف.", effect: "يحصل الضيوف على بيانات اعتماد هذا الدور."),
        "RoleMappings.Type": .init(
            "Token: الدور الذي يفضّله الرمز المميز. Rules: القواعد أدناه. –: دور الهويات "
                + "المسجّلة.",
            effect: "قد يحصل مستخدمو المزوّد على دور آخر."),
        "RoleMappings.AmbiguousRoleResolution": .init(
            "إذا لم تطابق أي قاعدة، أو لم يذكر الرمز المميز دورًا: دور الهويات المسجّلة، "
                + "أو لا دور إطلاقًا.",
            effect: "القيمة Deny ترفض بيانات الاعتماد للمستخدمين دون مطابقة."),
        "RoleMappings.Rules": .init(
            "بحد أقصى 25. تعطي القاعدة الأولى التي تطابق مطالبتها دورها.",
            effect: "قد يحصل المستخدمون على دور آخر. الترتيب هو الذي يقرر."),
        "UseDefaults": .init(
            "true: معرّف المستخدم ومعرّف العميل، باسمي username و client.",
            effect: "السياسات التي تسأل عن الوسوم السابقة لا تعود مطابقة."),
        "PrincipalTags": .init(
            "الوسم والمطالبة: department=custom:dept.", effect: "السياسات التي تسأل عن الوسوم السابقة لا تعود مطابقة."),
    ]
}
