extension ConsoleTexts.Parts {
    static let arabic = Self(
        none: "لا يوجد شيء بعد.", members: "الأعضاء", danger: "ما لا يمكن التراجع عنه",
        part: { parts[$0] ?? arabicAccessParts[$0] ?? ConsoleTexts.PartText(title: $0, lead: "", effect: "") },
        enable: { "تفعيل \($0)" }, delete: { "حذف \($0)" },
        deletion: { deletions[$0] ?? arabicAccessDeletions[$0] ?? "" },
        usersGo: { "عدد المستخدمين الذين يُحذفون معه تقريبًا: \($0)." })

    private static let parts: [String: ConsoleTexts.PartText] = [
        "group": .init(
            title: "المجموعات", lead: "مجموعات مستخدمين، لها دور ومرتبة. تذكرها الرموز المميزة.",
            effect: "ليس للمجموعة أعضاء بعد."),
        "resource-server": .init(
            title: "خوادم الموارد", lead: "واجهات API الخاصة بك، والنطاقات التي يمكن للتطبيقات طلبها.",
            effect: "يمكن السماح لعملاء التطبيقات بهذه النطاقات."),
        "provider": .init(
            title: "مزوّدو الهوية", lead: "حيث توجد حسابات يمكن للمستخدمين تسجيل الدخول بها.",
            effect: "يمكن السماح لعملاء التطبيقات بالمزوّد."),
    ]

    private static let deletions: [String: String] = [
        "group": "يبقى أعضاؤها مستخدمين في المجمع؛ ولا تعود رموزهم المميزة تذكرها.",
        "resource-server": "يفقد عملاء التطبيقات نطاقاته المسموحة.",
        "provider": "لن يتمكن المستخدمون الذين يسجّلون الدخول به من ذلك بعد الآن.",
        "client": "لن يتمكن تطبيقه من تسجيل دخول المستخدمين بعد الآن.",
        "domain": "لن تبقى صفحات تسجيل الدخول؛ وتفشل التطبيقات التي تقود إليها.",
        "pool": "يُحذف كل مستخدمي المجمع ومجموعاته وعملائه وإعداداته. صدّر ما تحتاج إليه أولًا "
            + "(“martlet pool export”، “martlet user export”). المجمع الذي فيه "
            + "DeletionProtection بالقيمة ACTIVE يرفض ذلك.",
    ]
}

extension ConsoleTexts.Schema {
    static let arabic = Self(
        title: "السمات", lead: "ما لدى مستخدمي المجمع. يُحدَّد المطلوب والاسم البديل عند الإنشاء ولا يتغيّر.",
        add: "إضافة سمة مخصّصة",
        effect: "يمكن أن تكون السمة لكل مستخدم. لا يتغيّر اسمها ونوعها وحدودها أبدًا.")
}

extension ConsoleTexts.Domains {
    static let arabic = Self(
        title: "النطاق", check: "التحقق من التوفر", prefix: "بادئة اسم النطاق", create: "إنشاء نطاق",
        effect: "تكون صفحات تسجيل الدخول في هذا النطاق. ومع شهادة يكون نطاقًا خاصًا بك.",
        free: { "النطاق “\($0)” متاح." }, taken: { "النطاق “\($0)” مستخدم." })
}

extension ConsoleTexts.TriggerTest {
    static let arabic = Self(
        title: "تجربة مشغّل حدث",
        lead: "يستدعي دالة مشغّل الحدث مرة واحدة. لا يتغيّر شيء في المجمع مهما كانت "
            + "استجابتها.",
        none: "ليس للمجمع دالة.", trigger: "مشغّل الحدث", event: "الحدث",
        eventHint: "JSON؛ فارغ لاستخدام مثال.", tooLong: "الحدث طويل جدًا.", send: "استدعاء الدالة",
        functions: "الدوال التي يمكن تحديدها هنا", function: "الدالة", began: "البداية", duration: "المدة",
        response: "الاستجابة")
}

extension ConsoleTexts.Checks {
    static let arabic = Self(
        title: "فحص المزوّد",
        lead: "يجلب ما يبدأ به تسجيل الدخول عبر المزوّد، ويجرب السر إذا كان ذلك لا يحتاج إلى "
            + "مستخدم.",
        send: "فحص")
}

extension ConsoleTexts.Refusals {
    static let arabic = Self(
        accountOnly: "لا يجوز هذا إلا للحساب نفسه، وللمشغّلين الذين يسمح دورهم بالعملية "
            + "martlet:AdministerServer.")
}

extension ConsoleTexts.Settings {
    static let arabicParts: [String: ConsoleTexts.SettingText] = [
        "GroupName": .init("الاسم، ولا يتغيّر أبدًا.", effect: ""),
        "Identifier": .init("المعرّف، ولا يتغيّر أبدًا ويبدأ به كل نطاق مسموح.", effect: ""),
        "ProviderName": .init("الاسم، ولا يتغيّر أبدًا.", effect: ""),
        "Description": .init("للمشغّلين.", effect: "يظهر في القوائم."),
        "RoleArn": .init(
            "دور الأعضاء في مجمعات الهويات.", effect: "يحصل الأعضاء على بيانات اعتماد هذا الدور."),
        "Precedence": .init(
            "أصغر رقم يقرر الدور المفضّل.", effect: "قد تذكر الرموز المميزة دورًا مفضّلًا آخر."),
        "Name": .init("الاسم في القوائم.", effect: "يظهر في القوائم."),
        "Scopes": .init("النطاقات التي يمكن للتطبيقات طلبها.", effect: "النطاق المسموح الذي أُزيل يُرفض للتطبيقات."),
        "IdpIdentifiers": .init(
            "أسماء يمكن للتطبيقات أن تطلب بها المزوّد.", effect: "تفشل التطبيقات التي تطلب باسم أُزيل."),
        "AttributeMapping": .init(
            "اسم هذه السمة لدى المزوّد؛ فارغ لعدم وجوده. يمكن كتابة أي اسم.",
            effect: "تُؤخذ السمة عند كل تسجيل دخول عبر المزوّد."),
        "Domain": .init("بادئة، أو نطاق خاص بك مع شهادة.", effect: ""),
        "CustomDomainConfig.CertificateArn": .init("لنطاق خاص بك فقط.", effect: ""),
        "Schema.Name": .init("دون “custom:”، التي توضع قبله.", effect: ""),
        "AttributeDataType": .init("نوع قيمها.", effect: ""),
        "Mutable": .init("false: القيمة التي عُيّنت لا تتغيّر أبدًا.", effect: ""),
        "StringAttributeConstraints.MinLength": .init("للنوع String فقط.", effect: ""),
        "StringAttributeConstraints.MaxLength": .init("للنوع String فقط.", effect: ""),
        "NumberAttributeConstraints.MinValue": .init("للنوع Number فقط.", effect: ""),
        "NumberAttributeConstraints.MaxValue": .init("للنوع Number فقط.", effect: ""),
    ].merging(providerDetails) { one, _ in one }.merging(arabicClients) { one, _ in one }

    private static let providerDetails: [String: ConsoleTexts.SettingText] = Dictionary(
        [
            ("client_id", "معرّف التطبيق لدى المزوّد."), ("client_secret", "الحقل الفارغ يبقي السر المخزّن."),
            ("private_key", "المفتاح بصيغة PEM. الحقل الفارغ يبقي المفتاح المخزّن."), ("team_id", "معرّف الفريق."),
            ("key_id", "معرّف المفتاح."), ("authorize_scopes", "النطاقات المطلوبة، وبينها مسافات."),
            ("api_version", "إصدار API."), ("oidc_issuer", "عنوان URL لجهة الإصدار."),
            ("attributes_request_method", "كيفية جلب السمات."), ("jwks_uri", "عنوان URL للمفاتيح."),
            ("authorize_url", "إلى أين تذهب المتصفحات؛ فارغ لما يذكره المزوّد."),
            ("token_url", "أين تُستبدل الرموز؛ فارغ لما يذكره المزوّد."),
            ("attributes_url", "أين تُجلب السمات؛ فارغ لما يذكره المزوّد."),
            ("MetadataURL", "عنوان URL للبيانات الوصفية، أو المستند أدناه."),
            ("MetadataFile", "البيانات الوصفية بصيغة XML."), ("IDPInit", "هل يمكن أن تبدأ تسجيلات الدخول لدى المزوّد."),
            ("IDPSignout", "هل يسجّل تسجيل الخروج الخروج هناك أيضًا."),
            ("EncryptedResponses", "هل يجب تشفير الاستجابات."),
            ("RequestSigningAlgorithm", "كيفية توقيع الطلبات؛ – لعدم التوقيع."),
        ].map { name, help in
            ("ProviderDetails.\(name)", ConsoleTexts.SettingText(help, effect: "تستخدمه تسجيلات الدخول عبر المزوّد."))
        }
    ) { one, _ in one }
}
