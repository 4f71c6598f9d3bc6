extension ConsoleTexts.Parts {
    static let arabic = Self(
        none: "لا يوجد شيء بعد.", members: "الأعضاء", danger: "ما لا يمكن التراجع عنه",
        part: {
            parts[$0] ?? arabicAccessParts[$0] ?? ConsoleTexts.PartText(title: $0, lead: "", effect: "")
        },
        enable: { "تفعيل \($0)" }, delete: { "حذف \($0)" },
        deletion: { deletions[$0] ?? arabicAccessDeletions[$0] ?? "" },
        usersGo: { "ويُحذف معه المستخدمون (عددهم نحو \($0))." })

    private static let parts: [String: ConsoleTexts.PartText] = [
        "group": .init(
            title: "المجموعات", create: "إنشاء مجموعة",
            lead: "مجموعات من المستخدمين، لها دور وأسبقية. تذكرها الرموز المميّزة.",
            effect: "ليس للمجموعة أعضاء بعد."),
        "resource-server": .init(
            title: "خوادم الموارد", create: "إنشاء خادم موارد",
            lead: "واجهات API خاصة بك، ونطاقات الوصول التي يجوز للتطبيقات طلبها.",
            effect: "يمكن السماح لعملاء التطبيقات بنطاقات الوصول."),
        "provider": .init(
            title: "مزوّدو الهوية", create: "إضافة مزوّد هوية", lead: "حيث للمستخدمين حسابات يجوز لهم تسجيل الدخول بها.",
            effect: "يمكن السماح لعملاء التطبيقات بالمزوّد."),
    ]

    private static let deletions: [String: String] = [
        "group": "يبقى أعضاؤها مستخدمين في المجمّع؛ ولا تعود رموزهم المميّزة تذكرها.",
        "resource-server": "يفقد عملاء التطبيقات نطاقات الوصول الخاصة به.",
        "provider": "لا يعود بإمكان المستخدمين الذين يسجّلون الدخول به فعل ذلك.",
        "client": "لا يعود بإمكان تطبيقه تسجيل دخول المستخدمين.",
        "domain": "لا تعود صفحات تسجيل الدخول هناك؛ وتفشل التطبيقات التي تقود إليها.",
        "pool":
            "يُحذف جميع مستخدمي المجمّع ومجموعاته وعملائه وإعداداته. صدّر أولًا ما تحتاج إليه («martlet pool "
            + "export» و«martlet user export»). يُرفض حذف مجمّع فيه DeletionProtection بقيمة ACTIVE.",
    ]
}

extension ConsoleTexts.Schema {
    static let arabic = Self(
        title: "السمات",
        lead: "ما لدى مستخدمي المجمّع. السمات المطلوبة والأسماء البديلة تُحدَّد عند الإنشاء "
            + "ولا تتغير.",
        add: "إضافة سمة مخصّصة",
        effect: "يمكن أن تكون السمة لكل مستخدم. ولا يتغير اسمها ولا نوعها ولا حدودها أبدًا.")
}

extension ConsoleTexts.Domains {
    static let arabic = Self(
        title: "اسم النطاق", check: "التحقق من التوفر", prefix: "بادئة اسم النطاق", create: "إنشاء اسم نطاق",
        effect: "تكون صفحات تسجيل الدخول في اسم النطاق هذا. ومع شهادة يكون اسم نطاق خاصًا بك.",
        free: { "«\($0)» متاح." }, taken: { "«\($0)» محجوز." })
}

extension ConsoleTexts.TriggerTest {
    static let arabic = Self(
        title: "تجربة محفّز",
        lead: "يستدعي دالة المحفّز مرة واحدة. لا يتغير شيء في المجمّع، مهما كانت استجابتها.",
        none: "ليس للمجمّع أي دالة.", trigger: "المحفّز", event: "الحدث",
        eventHint: "JSON؛ اتركه فارغًا لاستخدام مثال.", tooLong: "الحدث طويل جدًا.", send: "استدعاء الدالة",
        functions: "الدوال التي يمكن ذكرها هنا", function: "الدالة", began: "البداية", duration: "المدة",
        response: "الاستجابة")
}

extension ConsoleTexts.Checks {
    static let arabic = Self(
        title: "فحص المزوّد",
        lead: "يجلب ما يبدأ به تسجيل الدخول عبر المزوّد، ويجرّب السر إذا لم يحتج ذلك إلى مستخدم.",
        send: "فحص",
        signIn: .arabic)
}

extension ConsoleTexts.SignInTest {
    static let arabic = Self(
        title: "اختبار تسجيل الدخول",
        lead:
            """
            يمرّ بتسجيل الدخول لدى المزوّد باستخدام متصفح، ويعرض ما يرسله المزوّد. لا يُضاف أي مستخدم ولا \
            يُغيَّر، ولا تبدأ أي جلسة.
            """,
        begin: "بدء اختبار",
        open: "فتح المزوّد",
        waiting: "في انتظار المتصفح. يستمر الاختبار عشر دقائق.",
        accepted: "سيُقبل تسجيل الدخول.",
        refused: "سيفشل تسجيل الدخول:",
        sent: "ما أرسله المزوّد",
        asked: "الطلبات إلى المزوّد",
        made: "ما سينتج عن تسجيل الدخول",
        username: "اسم المستخدم",
        user: "المستخدم",
        newUser: "سيُضاف",
        groups: "المجموعات",
        noGroups: "مجموعات القواعد غير الموجودة",
        attribute: "السمة",
        notSent: "لم تُرسل",
        missing: "مطلوبة وغير موجودة",
        functions: "الدوال التي لم تُستدعَ")
}

extension ConsoleTexts.Refusals {
    static let arabic = Self(
        accountOnly: "لا يجوز هذا إلا للحساب نفسه، وللمشغّلين الذين يسمح دورهم بالإجراء martlet:AdministerServer.")
}

extension ConsoleTexts.Settings {
    static let arabicParts: [String: ConsoleTexts.SettingText] = [
        "GroupName": .init("الاسم، ولا يتغير أبدًا.", effect: ""),
        "Identifier": .init("المعرّف، ولا يتغير أبدًا، ويبدأ به كل نطاق وصول.", effect: ""),
        "ProviderName": .init("الاسم، ولا يتغير أبدًا.", effect: ""),
        "Description": .init("للمشغّلين.", effect: "يظهر في القوائم."),
        "RoleArn": .init(
            "دور الأعضاء في مجمّعات الهويات.", effect: "يحصل الأعضاء على بيانات اعتماد هذا الدور."),
        "Precedence": .init(
            "أصغر رقم يحدد الدور المفضّل.", effect: "قد تذكر الرموز المميّزة دورًا مفضّلًا آخر."),
        "Name": .init("الاسم في القوائم.", effect: "يظهر في القوائم."),
        "Scopes": .init(
            "نطاقات الوصول التي يجوز للتطبيقات طلبها.", effect: "نطاق الوصول الذي أُزيل يُرفض للتطبيقات."),
        "IdpIdentifiers": .init(
            "أسماء يجوز للتطبيقات طلب المزوّد بها.", effect: "تفشل التطبيقات التي تطلبه باسم أُزيل."),
        "AttributeMapping": .init(
            "ما يسمّي به المزوّد هذه السمة؛ اتركه فارغًا إن لم يوجد. يمكن كتابة أي اسم.",
            effect: "تُنقل السمة عند كل تسجيل دخول عبر المزوّد."),
        "Domain": .init("بادئة، أو اسم نطاق خاص بك مع شهادة.", effect: ""),
        "CustomDomainConfig.CertificateArn": .init("لاسم نطاق خاص بك فقط.", effect: ""),
        "Schema.Name": .init("من دون البادئة «custom:»، فهي تُضاف قبله.", effect: ""),
        "AttributeDataType": .init("نوع قيمها.", effect: ""),
        "Mutable": .init("false: القيمة المعيّنة لا تتغير أبدًا.", effect: ""),
        "StringAttributeConstraints.MinLength": .init("للنوع String فقط.", effect: ""),
        "StringAttributeConstraints.MaxLength": .init("للنوع String فقط.", effect: ""),
        "NumberAttributeConstraints.MinValue": .init("للنوع Number فقط.", effect: ""),
        "NumberAttributeConstraints.MaxValue": .init("للنوع Number فقط.", effect: ""),
    ].merging(providerDetails) { one, _ in one }.merging(arabicClients) { one, _ in one }

    private static let providerDetails: [String: ConsoleTexts.SettingText] = Dictionary(
        [
            ("client_id", "معرّف التطبيق لدى المزوّد."), ("client_secret", "إذا تُرك فارغًا يبقى السر المخزّن."),
            ("private_key", "المفتاح بصيغة PEM. إذا تُرك فارغًا يبقى المفتاح المخزّن."), ("team_id", "معرّف الفريق."),
            ("key_id", "معرّف المفتاح."), ("authorize_scopes", "نطاقات الوصول المطلوبة، وبينها مسافات."),
            ("api_version", "إصدار واجهة API."), ("oidc_issuer", "عنوان URL لجهة الإصدار."),
            ("attributes_request_method", "كيفية جلب السمات."), ("jwks_uri", "عنوان URL للمفاتيح."),
            ("authorize_url", "حيث تذهب المتصفحات؛ اتركه فارغًا لما يذكره المزوّد."),
            ("token_url", "حيث تُستبدل الرموز؛ اتركه فارغًا لما يذكره المزوّد."),
            ("attributes_url", "حيث تُجلب السمات؛ اتركه فارغًا لما يذكره المزوّد."),
            ("MetadataURL", "عنوان URL للبيانات الوصفية، أو المستند أدناه."),
            ("MetadataFile", "البيانات الوصفية بصيغة XML."), ("IDPInit", "هل يجوز أن يبدأ تسجيل الدخول لدى المزوّد."),
            ("IDPSignout", "هل يسجّل الخروج هنا الخروج هناك أيضًا."),
            ("EncryptedResponses", "هل يجب أن تكون الاستجابات مشفّرة."),
            ("RequestSigningAlgorithm", "كيفية توقيع الطلبات؛ – لعدم التوقيع."),
        ].map { name, help in
            (
                "ProviderDetails.\(name)",
                ConsoleTexts.SettingText(help, effect: "يستخدمه تسجيل الدخول عبر المزوّد.")
            )
        }
    ) { one, _ in one }
}
