extension ConsoleTexts {
    static let arabic = ConsoleTexts(
        language: "ar", entry: .arabic, shell: .arabic, home: .arabic, search: .arabic, sessions: .arabic,
        explorer: .arabic, changes: .arabic, pools: .arabic, users: .arabic, clients: .arabic,
        settings: .arabic, parts: .arabic, schema: .arabic, domains: .arabic, triggers: .arabic,
        checks: .arabic, refusals: .arabic, inspector: .arabic, sync: .arabic, server: .arabic,
        identityPools: .arabic, access: .arabic, administration: .arabic, further: .arabic)
}

extension ConsoleTexts.Entry {
    static let arabic = Self(
        title: "دخول وحدة التحكم", enterAs: "تدخل بصلاحيات",
        limits: "تنتهي الجلسة بعد 15 دقيقة من عدم الاستخدام، أو بعد 8 ساعات، أو عند مغادرتك.",
        button: "دخول", refused: "هذا العنوان غير صالح",
        foreign: "أُرسل النموذج من موقع آخر.", noSession: "لم تسجّل الدخول",
        howToEnter: "نفّذ الأمر «martlet console open» على الخادم، وافتح العنوان الذي يطبعه خلال دقيقة.",
        signIn: "تسجيل الدخول", signInAgain: "تسجيل الدخول مرة أخرى", signedIn: "تم تسجيل الدخول", goOn: "متابعة",
        notFound: "ليس للحساب مجمّع للمشغّلين. نفّذ الأمر «martlet console invite NAME» على الخادم.",
        otherHost: "يسجّل المشغّلون الدخول من عنوان وحدة التحكم نفسها.",
        notAsked: "لم يبدأ هذا المتصفح تسجيل الدخول هذا، أو بدأه قبل أكثر من عشر دقائق. ابدأ من جديد.",
        notFinished: "لم يكتمل تسجيل الدخول.", setup: .arabic)
}

extension ConsoleTexts.Setup {
    static let arabic = Self(
        title: "المشغّل الأول", invitedTitle: "تمت دعوتك",
        lead:
            "ينشئ هذا مجمّع مستخدمين للمشغّلين، ومجموعة ودورًا لكل نوع من المشغّلين، وينشئك أنت مشغّلًا أول "
            + "بجميع الصلاحيات. بعد ذلك تسجّل الدخول وتسجّل تطبيق مصادقة.",
        invitedLead: "اختر كلمة مرور. بعد ذلك تسجّل الدخول وتسجّل تطبيق مصادقة.", name: "اسم المستخدم الخاص بك",
        nameHint: "أحرف إنجليزية وأرقام والرموز + = , . @ - _. يذكرك سجل التدقيق بهذا الاسم.",
        email: "البريد الإلكتروني",
        emailHint: "يمكن تركه فارغًا. به يمكن استبدال كلمة مرور منسية.", password: "كلمة المرور",
        again: "أعد إدخال كلمة المرور",
        passwordHint: "12 حرفًا على الأقل، منها حرف إنجليزي كبير وحرف إنجليزي صغير ورقم ورمز خاص.",
        button: "متابعة", done: "تم. سجّل الدخول الآن.",
        notGood:
            "هذا العنوان مستخدم من قبل، أو قديم جدًا، أو تم تغييره. للحصول على عنوان آخر نفّذ الأمر «martlet "
            + "console invite NAME» على الخادم.",
        differ: "كلمتا المرور غير متطابقتين.", noName: "أدخل اسم مستخدم.")
}

extension ConsoleTexts.Shell {
    static let arabic = Self(
        skip: "الانتقال إلى المحتوى", navigation: "وحدة التحكم", path: "الصفحات الأعلى",
        signedInAs: "تعمل باسم", language: "اللغة", failed: "لم ينجح ذلك",
        denied: "سياساتك لا تسمح بهذا", forged: "انتهت صلاحية النموذج",
        forgedHelp: "لم يتغير شيء. افتح الصفحة من جديد، وأرسل نموذجها مرة أخرى.", table: "جدول",
        copy: "نسخ", copied: "تم النسخ", first: "الصفحة الأولى", next: "الصفحة التالية")
}

extension ConsoleTexts.Home {
    static let arabic = Self(
        title: "الصفحة الرئيسية", identityPools: "مجمّعات الهويات", noIdentityPools: "لا يوجد أي مجمّع هويات بعد.",
        estimatedUsers: "(عدد المستخدمين التقديري)", allPools: "جميع مجمّعات المستخدمين", tools: "الأدوات")
}

extension ConsoleTexts.Search {
    static let arabic = Self(
        title: "البحث", label: "البحث", placeholder: "صفحات، مجمّعات، مستخدمون، عمليات ( / )", button: "بحث",
        empty: "اكتب ما تبحث عنه: صفحة، أو معرّف مجمّع أو اسمه، أو عملية، أو مستخدمًا إن كنت في صفحات مجمّع.",
        none: "لم يُعثر على شيء.", users: "المستخدمون", pools: "مجمّعات المستخدمين", operations: "العمليات",
        pages: "الصفحات", more: "البحث في مجمّعات أخرى", palette: "الانتقال إلى", found: { "نتائج البحث عن «\($0)»" },
        usersOf: { "مستخدمو \($0)" })
}

extension ConsoleTexts.Sessions {
    static let arabic = Self(
        title: "الجلسات",
        lead: "المتصفحات التي دخلت وحدة التحكم. تنتهي الجلسة أيضًا عند حذف مفتاح الوصول أو الدور الخاص بها.",
        caller: "تعمل باسم", from: "من", began: "البداية", used: "آخر استخدام", ends: "النهاية", action: "الإجراء",
        end: "إنهاء", current: "هذه الجلسة", leave: "مغادرة وحدة التحكم", missing: "لا توجد جلسة كهذه.")
}

extension ConsoleTexts.Explorer {
    static let arabic = Self(
        title: "العمليات", lead: "كل عملية من عمليات واجهات API في صورة نموذج، تُنفَّذ بصلاحياتك.",
        unbuilt: "غير متوفرة", unbuiltLead: "هذه العملية من الواجهة غير متوفرة في هذا الإصدار من Martlet.",
        noSuchOperation: "لا توجد عملية كهذه.", reads: "تقرأ فقط", changes: "تغيّر البيانات",
        deletes: "تحذف البيانات", byPolicies: "القرار لسياساتك", withoutPolicies: "لا تحتاج إلى صلاحية",
        input: "المدخلات", noInput: "ليس للعملية مدخلات.", send: "إرسال", asJSON: "كتابة المدخلات بصيغة JSON",
        asForm: "العودة إلى النموذج", json: "المدخلات بصيغة JSON", region: "المنطقة",
        regionHint: "إذا لم تذكر المدخلات أي مجمّع.", succeeded: "تم.",
        request: "ما أُرسل، ومثله في صورة أمر", sameCLI: "الطلب نفسه باستخدام AWS CLI",
        samePython: "الطلب نفسه باستخدام boto3", sameTerraform: "في Terraform",
        terraformHint: "يكتب الأمر «terraform plan -generate-config-out=generated.tf» التهيئة.",
        sameJSON: "المدخلات بصيغة JSON",
        confirmLead: "يحذف هذا نهائيًا ما تذكره المدخلات.",
        otherName: "هذا ليس الاسم. لم يُحذف شيء.", confirmTitle: { "\($0): هل أنت متأكد؟" },
        typeName: { "اكتب «\($0)» للمتابعة" }, optional: { "اختياري (\($0))" },
        count: { "المتوفر: \($0) من \($1)" }, kind: arabicHint)

    /// How a value of a kind is typed.
    static func arabicHint(_ kind: InputField.Kind) -> String {
        switch kind {
        case .line, .choice: "نص"
        case .text: "نص من أي عدد من الأسطر، أو Base64 للبايتات"
        case .secret: "سر: لا يظهر مرة أخرى أبدًا"
        case .number: "عدد صحيح"
        case .time: "وقت، مثل 2026-11-21T00:30:00Z، أو عدد الثواني منذ 1970"
        case .flag: "صواب أو خطأ (true أو false)"
        case .list: "قائمة: سطر لكل عنصر"
        case .map: "أزواج: سطر key=value لكل عنصر"
        case .json: "JSON"
        }
    }
}

extension ConsoleTexts.Changes {
    static let arabic = Self(
        setting: "الإعداد", before: "قبل", after: "بعد", effect: "ما يترتب على ذلك", affected: "من يتأثر",
        review: "مراجعة التغيير", confirm: "تأكيد", cancel: "إلغاء", nothing: "لن يتغير شيء.",
        notFresh:
            "ما لا يمكن التراجع عنه يحتاج إلى جلسة بدأت خلال آخر 10 دقائق. نفّذ الأمر «martlet console open» "
            + "مرة أخرى، ثم عُد إلى هذه الصفحة. لم يتغير شيء.",
        otherName: "هذا ليس الاسم. لم يتغير شيء.", undo: "تراجع", grade: warning,
        done: { outcomes[$0] ?? arabicAccessOutcomes[$0] ?? ConsoleTexts.Administration.arabicOutcomes[$0] })

    private static func warning(_ grade: DangerGrade) -> String? {
        switch grade {
        case .reversible: nil
        case .costly: "سيلاحظ المستخدمون هذا. والتغيير العكسي لا يعيد إليهم ما يفقدونه في هذه الأثناء."
        case .irreversible: "لا يمكن التراجع عن هذا."
        }
    }

    private static let outcomes = [
        "AdminEnableUser": "تم تفعيل المستخدم.", "AdminDisableUser": "تم تعطيل المستخدم.",
        "AdminResetUserPassword": "يجب على المستخدم تعيين كلمة مرور جديدة.",
        "AdminUserGlobalSignOut": "تم تسجيل خروج المستخدم من كل مكان.",
        "AdminConfirmSignUp": "تم تأكيد المستخدم.", "AdminAddUserToGroup": "المستخدم الآن في المجموعة.",
        "AdminRemoveUserFromGroup": "لم يعد المستخدم في المجموعة.",
        "AdminUpdateUserAttributes": "تم حفظ السمات.",
        "AdminDeleteUserAttributes": "تم حفظ السمات.",
        "CreateUserPoolClient": "تم إنشاء عميل التطبيق.", "EndConsoleSession": "انتهت الجلسة.",
        "UpdateUserPool": "تم حفظ الإعدادات.", "SetUserPoolMfaConfig": "تم حفظ الإعدادات.",
        "SetUserPoolSessionConfiguration": "تم حفظ الإعدادات.",
        "SetRiskConfiguration": "تم حفظ الإعدادات.", "SetLogDeliveryConfiguration": "تم حفظ الإعدادات.",
        "UpdateUserPoolClient": "تم حفظ الإعدادات.", "AddCustomAttributes": "تمت إضافة السمة.",
        "CreateGroup": "تم إنشاء المجموعة.", "UpdateGroup": "تم حفظ المجموعة.",
        "DeleteGroup": "تم حذف المجموعة.", "CreateResourceServer": "تم إنشاء خادم الموارد.",
        "UpdateResourceServer": "تم حفظ خادم الموارد.",
        "DeleteResourceServer": "تم حذف خادم الموارد.",
        "CreateIdentityProvider": "تم إنشاء المزوّد.", "UpdateIdentityProvider": "تم حفظ المزوّد.",
        "DeleteIdentityProvider": "تم حذف المزوّد.", "CreateUserPoolDomain": "تم إنشاء اسم النطاق.",
        "DeleteUserPoolDomain": "تم حذف اسم النطاق.", "DeleteUserPoolClient": "تم حذف عميل التطبيق.",
        "DeleteUserPool": "تم حذف المجمّع.",
        "UpdateRecords": "تم تخزين السجلات.", "DeleteDataset": "تم حذف مجموعات البيانات.",
        "SetIdentityPoolConfiguration": "تم حفظ الإعدادات.", "SetCognitoEvents": "تم حفظ الإعدادات.",
        "BulkPublish": "بدأ النشر المجمّع.",
    ]
}

extension ConsoleTexts.Pools {
    static let arabic = Self(
        title: "مجمّعات المستخدمين", none: "لا يوجد أي مجمّع مستخدمين بعد.", name: "الاسم", id: "المعرّف",
        created: "وقت الإنشاء", changed: "آخر تغيير", create: "إنشاء مجمّع مستخدمين", overview: "نظرة عامة",
        parts: "أجزاء المجمّع", more: "في صورة عمليات", integration: "تكامل التطبيقات", federation: "الاتحاد",
        creation: .arabic)
}

extension ConsoleTexts.Users {
    static let arabic = Self(
        title: "المستخدمون", none: "لم يُعثر على أي مستخدم.", search: "يبدأ بـ", searchIn: "السمة",
        anyAttribute: "حسب النص", find: "بحث", username: "اسم المستخدم", email: "البريد الإلكتروني", phone: "الهاتف",
        status: "الحالة", enabled: "التفعيل", created: "وقت الإنشاء", isEnabled: "مفعّل", isDisabled: "معطّل",
        attributes: "السمات", editAttributes: "تعديل السمات",
        emptiedAttribute: "تُزال السمة التي لا قيمة لها.",
        attributesEffect: "يحتفظ المستخدم بكلمة المرور وبالجلسات؛ وتُظهر الرموز المميّزة الجديدة القيم الجديدة.",
        disableFirst: "لا يمكن هنا إلا حذف مستخدم معطّل.", groups: "المجموعات", group: "المجموعة",
        noGroups: "المستخدم ليس في أي مجموعة.", precedence: "الأسبقية", role: "الدور", actionHeading: "الإجراء",
        history: "سجل تسجيل الدخول", noHistory: "لا يوجد تسجيل دخول مسجّل.", time: "الوقت", event: "الحدث",
        outcome: "النتيجة", risk: "الخطورة", from: "من", sessions: "الجلسات", someSessions: "كل الجلسات الموجودة",
        noSessions: "لا شيء", creation: .arabic, security: .arabic, searched: { "تم البحث عن: \($0)" }, action: label,
        effect: consequence)

    private static func label(_ action: UserAction) -> String {
        switch action {
        case .enable: "تفعيل"
        case .disable: "تعطيل"
        case .resetPassword: "إعادة تعيين كلمة المرور"
        case .signOut: "تسجيل الخروج من كل مكان"
        case .confirm: "تأكيد"
        case .addToGroup: "إضافة إلى مجموعة"
        case .removeFromGroup: "إزالة من المجموعة"
        }
    }

    private static func consequence(_ action: UserAction) -> String {
        switch action {
        case .enable: "يمكن للمستخدم تسجيل الدخول مرة أخرى."
        case .disable: "لا يمكن للمستخدم تسجيل الدخول، وتنتهي جميع الجلسات. لا يُحذف شيء."
        case .resetPassword: "يتلقى المستخدم رمزًا، ويجب عليه تعيين كلمة مرور جديدة قبل تسجيل الدخول التالي."
        case .signOut:
            "تنتهي جميع الجلسات. والخدمات التي تتحقق من الرموز المميّزة بنفسها تقبل رموز الوصول إلى أن تنتهي صلاحيتها."
        case .confirm: "يمكن للمستخدم تسجيل الدخول من دون الرمز الذي أُرسل."
        case .addToGroup: "تذكر الرموز المميّزة لتسجيل الدخول التالي المجموعة ودورها."
        case .removeFromGroup: "لا تعود الرموز المميّزة لتسجيل الدخول التالي تذكر المجموعة ودورها."
        }
    }
}

extension ConsoleTexts.Clients {
    static let arabic = Self(
        title: "عملاء التطبيقات", none: "لا يوجد أي عميل تطبيق بعد.", name: "الاسم", id: "معرّف العميل",
        create: "إنشاء عميل تطبيق", settings: "الإعدادات",
        settingsLead: "ما يُسمح للتطبيق به، ومدة صلاحية رموزه المميّزة.", change: "تغيير الإعدادات",
        snippet: "لتطبيقك",
        noSecret: "ليس للعميل سر.", hasSecret: "للعميل سر.", showSecret: "إظهار السر",
        shownSecret: "يظهر السر في هذه الصفحة فقط.", callbacks: "عناوين الرجوع",
        callbacksHint: "سطر لكل عنوان. من دون أي عنوان لا يمكن للعميل استخدام صفحات تسجيل الدخول.",
        scopes: "نطاقات الوصول",
        scopesHint: "للبرامج: سطر لكل نطاق وصول من خادم موارد.", kindHeading: "نوع التطبيق",
        kind: label, effect: consequence)

    private static func label(_ kind: ClientKind) -> String {
        switch kind {
        case .web: "تطبيق ويب على خادم: له سر، ويسجّل المستخدمون الدخول في صفحات تسجيل الدخول"
        case .spa: "تطبيق صفحة واحدة في المتصفح: بلا سر، رمز تفويض (authorization code) مع PKCE"
        case .mobile: "تطبيق على جهاز: بلا سر، تسجيل الدخول بـ SRP أو في صفحات تسجيل الدخول"
        case .machine: "برنامج بلا مستخدمين: له سر، client credentials"
        }
    }

    private static func consequence(_ kind: ClientKind) -> String {
        kind.hasUsers
            ? "يمكن لمستخدمي المجمّع تسجيل الدخول إلى التطبيق." : "يمكن للبرنامج الحصول على رموز وصول لنفسه."
    }
}
