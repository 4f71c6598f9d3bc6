extension ConsoleTexts {
    static let arabic = ConsoleTexts(
        language: "ar", entry: .arabic, shell: .arabic, home: .arabic, search: .arabic, sessions: .arabic,
        explorer: .arabic, changes: .arabic, pools: .arabic, users: .arabic, clients: .arabic,
        settings: .arabic, parts: .arabic, schema: .arabic, domains: .arabic, triggers: .arabic,
        checks: .arabic, refusals: .arabic, inspector: .arabic, sync: .arabic, server: .arabic,
        identityPools: .arabic, access: .arabic, administration: .arabic)
}

extension ConsoleTexts.Entry {
    fileprivate static let arabic = Self(
        title: "دخول وحدة التحكم", enterAs: "ستدخل بصلاحيات",
        limits: "تنتهي الجلسة بعد 15 دقيقة دون استخدام، أو بعد 8 ساعات، أو عند مغادرتك.",
        button: "دخول", refused: "هذا العنوان غير صالح",
        foreign: "أُرسل النموذج من موقع آخر.", noSession: "لم تسجّل الدخول",
        howToEnter: "شغّل “martlet console open” على الخادم، وافتح العنوان الذي يعرضه خلال دقيقة.",
        signIn: "تسجيل الدخول", signInAgain: "تسجيل الدخول مرة أخرى", signedIn: "تم تسجيل الدخول", goOn: "متابعة",
        notFound: "ليس للحساب مجمع للمشغّلين. شغّل “martlet console invite NAME” على الخادم.",
        otherHost: "يسجّل المشغّلون الدخول عبر العنوان الخاص بوحدة التحكم.",
        notAsked: "لم يبدأ هذا المتصفح تسجيل الدخول هذا، أو بدأه قبل أكثر من عشر دقائق. ابدأ من "
            + "جديد.",
        notFinished: "لم يكتمل تسجيل الدخول.", setup: .arabic)
}

extension ConsoleTexts.Setup {
    fileprivate static let arabic = Self(
        title: "المشغّل الأول", invitedTitle: "تمت دعوتك",
        lead: "ينشئ هذا مجمع مستخدمين للمشغّلين، ومجموعة ودورًا لكل نوع من المشغّلين، ويجعلك "
            + "أولهم بكل الصلاحيات. بعد ذلك سجّل الدخول وسجّل تطبيق مصادقة.",
        invitedLead: "اختر كلمة مرور. بعد ذلك سجّل الدخول وسجّل تطبيق مصادقة.", name: "اسم المستخدم الخاص بك",
        nameHint: "أحرف وأرقام و + = , . @ - _. به يسمّيك سجل التدقيق.", email: "البريد الإلكتروني",
        emailHint: "يمكن تركه فارغًا. يُستخدم لاستبدال كلمة المرور المنسية.", password: "كلمة المرور",
        again: "أعد إدخال كلمة المرور",
        passwordHint: "لا تقل عن 12 حرفًا، وفيها حرف كبير وحرف صغير ورقم ورمز.",
        button: "متابعة", done: "تم. سجّل الدخول الآن.",
        notGood: "استُخدم هذا العنوان أو انتهت صلاحيته أو تغيّر. شغّل “martlet console invite "
            + "NAME” على الخادم للحصول على عنوان آخر.",
        differ: "كلمتا المرور غير متطابقتين.", noName: "أدخل اسم مستخدم.")
}

extension ConsoleTexts.Shell {
    fileprivate static let arabic = Self(
        skip: "الانتقال إلى المحتوى", navigation: "وحدة التحكم", path: "أعلى هذه الصفحة",
        signedInAs: "تعمل بصفة", language: "لغة وحدة التحكم", failed: "تعذّر تنفيذ ذلك",
        denied: "لا تسمح سياساتك بهذا", forged: "النموذج قديم",
        forgedHelp: "لم يتغيّر شيء. افتح الصفحة مرة أخرى وأعد إرسال النموذج.", table: "جدول",
        copy: "نسخ", copied: "تم النسخ", first: "الصفحة الأولى", next: "الصفحة التالية")
}

extension ConsoleTexts.Home {
    fileprivate static let arabic = Self(
        title: "الرئيسية", identityPools: "مجمعات الهويات", noIdentityPools: "لا يوجد مجمع هويات بعد.",
        estimatedUsers: "عدد المستخدمين التقديري", allPools: "كل مجمعات المستخدمين", tools: "الأدوات")
}

extension ConsoleTexts.Search {
    fileprivate static let arabic = Self(
        title: "بحث", label: "بحث", placeholder: "صفحات، مجمعات، مستخدمون، عمليات ( / )", button: "بحث",
        empty: "اكتب ما تبحث عنه: صفحة، أو معرّف مجمع أو اسمه، أو عملية، أو مستخدمًا في صفحات "
            + "المجمع.",
        none: "لم يُعثر على شيء.", users: "المستخدمون", pools: "مجمعات المستخدمين", operations: "العمليات",
        pages: "الصفحات", more: "البحث في مجمعات أخرى", palette: "الانتقال إلى", found: { "نتائج البحث عن “\($0)”" },
        usersOf: { "مستخدمو \($0)" })
}

extension ConsoleTexts.Sessions {
    fileprivate static let arabic = Self(
        title: "الجلسات",
        lead: "المتصفحات التي دخلت وحدة التحكم. تنتهي الجلسة أيضًا عند حذف مفتاح الوصول أو "
            + "الدور.",
        caller: "تعمل بصفة", from: "المصدر", began: "البداية", used: "آخر استخدام", ends: "النهاية", action: "الإجراء",
        end: "إنهاء",
        current: "هذه الجلسة", leave: "مغادرة وحدة التحكم", missing: "لا توجد جلسة كهذه.")
}

extension ConsoleTexts.Explorer {
    fileprivate static let arabic = Self(
        title: "العمليات", lead: "كل عملية من عمليات واجهات API في نموذج، وتُنفَّذ بصلاحياتك.",
        unbuilt: "غير مبنية", unbuiltLead: "عملية API هذه غير مبنية في هذا الإصدار من Martlet.",
        noSuchOperation: "لا توجد عملية كهذه.", reads: "قراءة فقط", changes: "تغيّر البيانات",
        deletes: "تحذف البيانات", byPolicies: "سياساتك تقرر", withoutPolicies: "لا تحتاج إلى صلاحية",
        input: "المدخلات", noInput: "ليس للعملية مدخلات.", send: "إرسال", asJSON: "كتابة المدخلات بصيغة JSON",
        asForm: "العودة إلى النموذج", json: "المدخلات بصيغة JSON", region: "المنطقة",
        regionHint: "عندما لا تحدد المدخلات مجمعًا.", succeeded: "تم.",
        request: "ما أُرسل، والأمر المكافئ له", sameCLI: "الأمر نفسه باستخدام AWS CLI",
        samePython: "الأمر نفسه باستخدام boto3", sameTerraform: "باستخدام Terraform",
        terraformHint: "يكتب “terraform plan -generate-config-out=generated.tf” الإعدادات.",
        sameJSON: "المدخلات بصيغة JSON",
        confirmLead: "يحذف هذا ما تحدده المدخلات نهائيًا.",
        otherName: "الاسم غير مطابق. لم يُحذف شيء.", confirmTitle: { "\($0): هل أنت متأكد؟" },
        typeName: { "اكتب “\($0)” للمتابعة" }, optional: { "اختياري (\($0))" },
        count: { "المبني: \($0) من \($1)" }, kind: arabicHint)

    /// How a value of a kind is typed.
    static func arabicHint(_ kind: InputField.Kind) -> String {
        switch kind {
        case .line, .choice: "نص"
        case .text: "نص بأي عدد من الأسطر، أو Base64 للبايتات"
        case .secret: "سر: لن يظهر مرة أخرى"
        case .number: "عدد صحيح"
        case .time: "وقت مثل 2026-11-21T00:30:00Z، أو ثوانٍ منذ 1970"
        case .flag: "true أو false"
        case .list: "قائمة: عنصر في كل سطر"
        case .map: "خريطة: key=value في كل سطر"
        case .json: "JSON"
        }
    }
}

extension ConsoleTexts.Changes {
    fileprivate static let arabic = Self(
        setting: "الإعداد", before: "قبل", after: "بعد", effect: "ما يترتب", affected: "من يتأثر",
        review: "مراجعة التغيير", confirm: "تأكيد", cancel: "إلغاء", nothing: "لن يتغيّر شيء.",
        notFresh: "يحتاج ما لا يمكن التراجع عنه إلى جلسة بدأت خلال آخر 10 دقائق. شغّل “martlet "
            + "console open” مرة أخرى ثم عُد إلى هذه الصفحة. لم يتغيّر شيء.",
        otherName: "الاسم غير مطابق. لم يتغيّر شيء.", undo: "تراجع", grade: warning,
        done: { outcomes[$0] ?? arabicAccessOutcomes[$0] ?? ConsoleTexts.Administration.arabicOutcomes[$0] })

    private static func warning(_ grade: DangerGrade) -> String? {
        switch grade {
        case .reversible: nil
        case .costly: "يلاحظ المستخدمون هذا. ولا يعيد إليهم التغيير المعاكس ما يفقدونه في الأثناء."
        case .irreversible: "لا يمكن التراجع عن هذا."
        }
    }

    private static let outcomes = [
        "AdminEnableUser": "تم تفعيل المستخدم.", "AdminDisableUser": "تم تعطيل المستخدم.",
        "AdminResetUserPassword": "على المستخدم تعيين كلمة مرور جديدة.",
        "AdminUserGlobalSignOut": "تم تسجيل خروج المستخدم من كل مكان.",
        "AdminConfirmSignUp": "تم تأكيد المستخدم.", "AdminAddUserToGroup": "أصبح المستخدم في المجموعة.",
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
        "DeleteIdentityProvider": "تم حذف المزوّد.", "CreateUserPoolDomain": "تم إنشاء النطاق.",
        "DeleteUserPoolDomain": "تم حذف النطاق.", "DeleteUserPoolClient": "تم حذف عميل التطبيق.",
        "DeleteUserPool": "تم حذف المجمع.",
        "UpdateRecords": "تم تخزين السجلات.", "DeleteDataset": "تم حذف مجموعات البيانات.",
        "SetIdentityPoolConfiguration": "تم حفظ الإعدادات.", "SetCognitoEvents": "تم حفظ الإعدادات.",
        "BulkPublish": "بدأ النشر المجمّع.",
    ]
}

extension ConsoleTexts.Pools {
    fileprivate static let arabic = Self(
        title: "مجمعات المستخدمين", none: "لا يوجد مجمع مستخدمين بعد.", name: "الاسم", id: "المعرّف",
        created: "وقت الإنشاء",
        changed: "وقت التغيير", create: "إنشاء مجمع مستخدمين", overview: "نظرة عامة", parts: "أجزاء المجمع",
        more: "كعمليات", integration: "تكامل التطبيقات", federation: "الاتحاد",
        creation: .arabic)
}

extension ConsoleTexts.Users {
    fileprivate static let arabic = Self(
        title: "المستخدمون", none: "لم يُعثر على مستخدم.", search: "يبدأ بـ", searchIn: "السمة",
        anyAttribute: "حسب ما يوحي به النص", find: "بحث", username: "اسم المستخدم", email: "البريد الإلكتروني",
        phone: "الهاتف",
        status: "الحالة", enabled: "التفعيل", created: "وقت الإنشاء", isEnabled: "مفعّل", isDisabled: "معطّل",
        attributes: "السمات", editAttributes: "تعديل السمات",
        emptiedAttribute: "تُزال السمة التي لا قيمة لها.",
        attributesEffect: "يحتفظ المستخدم بكلمة المرور والجلسات، وتُظهر الرموز المميزة الجديدة القيم "
            + "الجديدة.",
        disableFirst: "لا يمكن هنا حذف مستخدم إلا بعد تعطيله.", groups: "المجموعات", group: "المجموعة",
        noGroups: "المستخدم ليس في أي مجموعة.", precedence: "الأسبقية", role: "الدور", actionHeading: "الإجراء",
        history: "سجل تسجيل الدخول", noHistory: "لم يُسجَّل أي تسجيل دخول.", time: "الوقت", event: "الحدث",
        outcome: "النتيجة", risk: "الخطر", from: "المصدر", sessions: "الجلسات", someSessions: "كل الجلسات الموجودة",
        noSessions: "لا شيء", creation: .arabic, security: .arabic, searched: { "البحث: \($0)" }, action: label,
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
        case .disable: "لا يمكن للمستخدم تسجيل الدخول، وتنتهي كل الجلسات. لا يُحذف شيء."
        case .resetPassword: "يتلقى المستخدم رمزًا وعليه تعيين كلمة مرور جديدة قبل تسجيل الدخول التالي."
        case .signOut:
            "تنتهي كل الجلسات. الخدمات التي تتحقق من الرموز المميزة بنفسها تقبل رموز "
                + "الوصول حتى تنتهي صلاحيتها."
        case .confirm: "يمكن للمستخدم تسجيل الدخول دون الرمز الذي أُرسل."
        case .addToGroup: "تذكر الرموز المميزة لتسجيل الدخول التالي المجموعة ودورها."
        case .removeFromGroup: "لا تعود الرموز المميزة لتسجيل الدخول التالي تذكر المجموعة ودورها."
        }
    }
}

extension ConsoleTexts.Clients {
    fileprivate static let arabic = Self(
        title: "عملاء التطبيقات", none: "لا يوجد عميل تطبيق بعد.", name: "الاسم", id: "معرّف العميل",
        create: "إنشاء عميل تطبيق", settings: "الإعدادات",
        settingsLead: "ما يُسمح به للتطبيق، ومدة صلاحية رموزه المميزة.", change: "تغيير الإعدادات",
        snippet: "لتطبيقك",
        noSecret: "ليس للعميل سر.", hasSecret: "للعميل سر.", showSecret: "إظهار السر",
        shownSecret: "يظهر السر في هذه الصفحة فقط.", callbacks: "عناوين العودة",
        callbacksHint: "عنوان في كل سطر. دون أي عنوان لا يمكن للعميل استخدام صفحات تسجيل الدخول.",
        scopes: "النطاقات المسموحة",
        scopesHint: "للبرامج: نطاق مسموح من خادم موارد في كل سطر.", kindHeading: "نوع التطبيق",
        kind: label, effect: consequence)

    private static func label(_ kind: ClientKind) -> String {
        switch kind {
        case .web: "تطبيق ويب على خادم: له سر، ويسجّل المستخدمون الدخول في صفحات تسجيل الدخول"
        case .spa: "تطبيق من صفحة واحدة في المتصفح: دون سر، رمز تفويض مع PKCE"
        case .mobile: "تطبيق على جهاز: دون سر، تسجيل الدخول عبر SRP أو في صفحات تسجيل الدخول"
        case .machine: "برنامج دون مستخدمين: له سر، بيانات اعتماد العميل"
        }
    }

    private static func consequence(_ kind: ClientKind) -> String {
        kind.hasUsers ? "يمكن لمستخدمي المجمع تسجيل الدخول إلى التطبيق." : "يمكن للبرنامج الحصول على رموز وصول لنفسه."
    }
}
