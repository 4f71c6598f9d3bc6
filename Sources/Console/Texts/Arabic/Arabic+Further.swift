extension ConsoleTexts.Further {
    static let arabic = Self(
        invitation: .arabic, secrets: .arabic, codes: .arabic, analytics: .arabic, wizard: .arabic,
        mapping: .init(
            title: "ربط السمات",
            lead: "ما يسمّي به كل موفّر سمات المجمّع.", effect: ""),
        done: { arabicOutcomes[$0] })

    private static let arabicOutcomes = [
        "AddUserPoolClientSecret": "تمت إضافة السر.", "DeleteUserPoolClientSecret": "تمت إزالة السر.",
    ]
}

extension ConsoleTexts.OperatorInvitation {
    fileprivate static let arabic = Self(
        title: "دعوة مشغّل",
        lead: "ينشئ مشغّلًا يختار كلمة مرور في عنوان صالح مرة واحدة خلال يوم.",
        name: "اسم المستخدم",
        role: "الصلاحية",
        email: "البريد الإلكتروني",
        emailHint: "يمكن أن يبقى فارغًا. يُرسل العنوان إليه إذا كان لوحدة التحكم عنوان خاص بها وكان الخادم يرسل "
            + "البريد؛ وإلا فسيظهر هنا.",
        effect: "يجعل العنوان من يفتحه مشغّلًا بأذونات الدور.",
        denied: "لا يمكن أن يفعل ذلك إلا الحساب نفسه والمشغّلون الذين يسمح دورهم بـ martlet:AdministerServer و "
            + "martlet:ManageOperators.",
        address: "عنوان المشغّل",
        addressLead: "أعطه للمشغّل الآن: يظهر في هذه الصفحة، ولا يظهر مرة أخرى أبدًا.",
        sent: "تم إرسال العنوان.",
        roleName: arabicRole)

    private static func arabicRole(_ role: String) -> String {
        switch role {
        case "read-only": "read-only: رؤية كل شيء ما عدا الأسرار، دون تغيير أي شيء"
        case "auditor": "auditor: قراءة سجل التدقيق"
        case "user-admin": "user-admin: المستخدمون والمجموعات، دون الإعدادات"
        case "config-admin": "config-admin: الإعدادات، دون المستخدمين"
        case "admin": "admin: كل شيء"
        default: role
        }
    }
}

extension ConsoleTexts.ClientSecretPages {
    fileprivate static let arabic = Self(
        title: "الأسرار",
        lead: "يمكن أن يكون للعميل سرّان لتنتقل تطبيقاته من أحدهما إلى الآخر: أضف الثاني، وأعطه للتطبيقات، ثم "
            + "أزل الأول.",
        id: "المعرّف",
        created: "تاريخ الإنشاء",
        add: "إضافة سر",
        remove: "إزالة",
        addEffect: "يبقى السرّان صالحين إلى أن يُزال أحدهما.",
        removeEffect: "التطبيقات التي ما زالت تستخدم السر لن تتمكن من تسجيل دخول المستخدمين.",
        new: "سر جديد",
        once: "انسخ السر الآن: يظهر في هذه الصفحة، ولا يظهر مرة أخرى أبدًا.",
        back: "العودة إلى عميل التطبيق")
}

extension ConsoleTexts.RecoveryCodePages {
    fileprivate static let arabic = Self(
        title: "رموز الاسترداد",
        create: "إنشاء رموز جديدة",
        effect: "يحصل المستخدم على عشرة رموز بدل الرموز السابقة. يحل كل رمز مرة واحدة محل رمز العامل الثاني.",
        once: "أعط الرموز للمستخدم الآن: تظهر في هذه الصفحة، ولا تظهر مرة أخرى أبدًا.",
        denied: "لا يمكن أن ينشئ الرموز إلا الحساب نفسه والمشغّلون الذين يسمح دورهم بـ martlet:AdministerServer "
            + "و martlet:ManageOperators.",
        left: { "المتبقي: \($0)" })
}

extension ConsoleTexts.AnalyticsPages {
    fileprivate static let arabic = Self(
        title: "التحليلات",
        lead: "المشاريع التي تُبلَّغ بعمليات إنشاء الحسابات وتسجيل الدخول والإخفاقات، مشروع لكل عميل تطبيق. "
            + "ويمكن أن يشترك عدة عملاء في مشروع واحد.",
        client: "عميل التطبيق",
        project: "المشروع",
        shared: "مشاركة السمات",
        role: "الدور",
        add: "إضافة ربط تطبيق",
        change: "تغيير")
}

extension ConsoleTexts.PoolWizard {
    fileprivate static let arabic = Self(
        client: "عميل التطبيق",
        clientHint: "اسم لأول عميل تطبيق بسر؛ اتركه فارغًا لعدم إنشائه.",
        clientEffect: "يحصل العميل على سر تعرضه صفحة المجمّع عند الطلب.",
        showDetails: "إظهار التفاصيل",
        allClients: "كل عملاء التطبيقات",
        customs: "السمات المخصصة",
        customsHint: "من دون «custom:» التي توضع قبل كل اسم.",
        name: "الاسم",
        type: "النوع",
        min: "أدنى طول أو قيمة",
        max: "أقصى طول أو قيمة",
        mutable: "قابلة للتغيير",
        addFirst: "إضافة سمة مخصصة",
        addAnother: "إضافة سمة أخرى")
}

extension ConsoleTexts.Settings {
    static let arabicAnalytics: [String: ConsoleTexts.SettingText] = [
        "AnalyticsConfiguration.ApplicationId": .init(
            "معرّف المشروع، ويحتاج أيضًا إلى دور ومعرّف خارجي. اتركه فارغًا، من دون ARN، لعدم وجود مشروع.",
            effect: "يُبلَّغ هذا المشروع بمستخدمي التطبيق من الآن فصاعدًا."),
        "AnalyticsConfiguration.ApplicationArn": .init(
            "ARN المشروع، بدل معرّفه ودوره ومعرّفه الخارجي.",
            effect: "يُبلَّغ هذا المشروع بمستخدمي التطبيق من الآن فصاعدًا."),
        "AnalyticsConfiguration.RoleArn": .init(
            "الدور الذي يُبلَّغ المشروع به.",
            effect: "تُرسل الأحداث بهذا الدور."),
        "AnalyticsConfiguration.ExternalId": .init(
            "المعرّف الخارجي للدور.",
            effect: "يُعطى هذا للدور."),
        "AnalyticsConfiguration.UserDataShared": .init(
            "هل يحصل المشروع أيضًا على عناوين البريد وأرقام الهاتف.",
            effect: "true: يحصل المشروع على عناوين المستخدمين من الآن فصاعدًا."),
    ]
}
