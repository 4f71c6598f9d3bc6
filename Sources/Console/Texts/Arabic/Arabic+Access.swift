extension ConsoleTexts.Access {
    static let arabic = Self(
        title: "الوصول", lead: "من يمكنه استدعاء العمليات: مستخدمو IAM وأدواره وسياساتهم والمزوّدون.",
        shipped: "سياسات المشغّلين",
        shippedLead: "موجودة في كل حساب. أرفق إحداها بمستخدم أو دور؛ ولا يحتاج عمله إلى سياسة أخرى.",
        shippedPolicy: "تأتي هذه السياسة مع Martlet. يمكن إرفاقها، ولا يمكن تغييرها.",
        shippedPolicies: [
            ("MartletAdmin", "كل شيء"), ("MartletUserAdmin", "المستخدمون والمجموعات والجلسات والهويات؛ دون الإعدادات"),
            ("MartletConfigAdmin", "إعدادات المجمعات وعملائها؛ دون بيانات المستخدمين"),
            ("MartletReadOnly", "قراءة كل شيء دون الأسرار"),
            ("MartletAuditor", "قراءة من يُسمح له بماذا، وعمليات تسجيل الدخول"),
        ], attached: "السياسات المرفقة", detach: "فصل", inline: "السياسات المضمّنة",
        newInline: "إضافة سياسة مضمّنة", inlineLead: "سياسة تخص هذا المستخدم أو الدور وحده.",
        keys: "مفاتيح الوصول", newKey: "مفتاح وصول جديد",
        secretOnce: "انسخ السر الآن: يظهر في هذه الصفحة ولن يظهر بعدها أبدًا.", activate: "تنشيط",
        deactivate: "إلغاء التنشيط", deleteKey: "حذف", trust: "سياسة الثقة",
        trustLead: "من يمكنه تولّي الدور.", editTrust: "تعديل سياسة الثقة", remove: "إزالة",
        clientIDs: "معرّفات العملاء", back: "رجوع", policyLead: "ينشئ التغيير إصدارًا جديدًا يصبح الإصدار الافتراضي.",
        holders: "من لديه السياسة", noHolders: "لا يوجد مستخدم أو دور لديه السياسة.", versions: "الإصدارات",
        isDefault: "افتراضي", makeDefault: "جعله الافتراضي", simulator: "محاكي السياسات",
        simulatorLead: "هل تسمح السياسات بطلب ما، وأي بيان يقرر ذلك.",
        simulate: "محاكاة السياسات", simulation: "محاكاة", principal: "المستخدم أو الدور",
        principalHint: "معرّف ARN الخاص به؛ فارغ لتجربة السياسة أدناه وحدها.", document: "السياسة",
        documentHint: "مستند سياسة، وحده أو إضافةً إلى سياسات المستخدم أو الدور.", actions: "الإجراءات",
        actionsHint: "إجراء في كل سطر، مثل cognito-idp:ListUsers.", resources: "الموارد",
        resourcesHint: "معرّف ARN في كل سطر؛ فارغ لأي مورد.", context: "السياق",
        contextHint: "سطر key=value لكل مفتاح، مثل aws:SourceIp=192.0.2.1؛ والأسطر ذات المفتاح نفسه "
            + "هي قيمه.",
        nothingToSimulate: "حدد مستخدمًا أو دورًا، أو اكتب سياسة، وحدد إجراءً.", results: "القرارات",
        decidedBy: "قرّره", nearly: "كان سيقرر غير ذلك",
        noStatement: "لا يوجد بيان يسمح به.",
        unread: "لا تسمح سياساتك بقراءة هذه المستندات، لذلك لا تظهر البيانات:",
        moreActions: "هذه أولى القرارات؛ حاكِ الإجراءات الأخرى على حدة.",
        otherResource: "يخص موارد أخرى.", missing: { "\($0) غير موجود." },
        missingKeys: { "مفاتيح سياق تسأل عنها السياسات ولا توجد في الطلب: \($0)." },
        doneBefore: { "ما تم قبل ذلك ويبقى: \($0.joined(separator: "، "))." }, effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "مسموح", "explicitDeny": "مرفوض ببيان", "implicitDeny": "مرفوض: غير مسموح",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "لا يتحقق \(test) على \(key): المفتاح غير موجود في الطلب." }
        return "لا يتحقق \(test) على \(key): في الطلب \(given.joined(separator: "، "))."
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "تقرر السياسة ما يُسمح به خلال ثانية."
        case .detachUserPolicy, .detachRolePolicy: "ما تسمح به هذه السياسة وحدها يُرفض خلال ثانية."
        case .deleteUserPolicy, .deleteRolePolicy: "تزول السياسة. وما تسمح به وحدها يُرفض خلال ثانية."
        case .createAccessKey: "يمكن للبرامج التوقيع بالمفتاح. يظهر سره مرة واحدة في الصفحة التالية."
        case .updateAccessKey: "البرامج التي توقّع بمفتاح غير نشط تُرفض فورًا."
        case .deleteAccessKey: "البرامج التي توقّع بالمفتاح تُرفض فورًا، ويزول سره."
        case .tagRole, .untagRole: "السياسات التي تسأل عن وسوم الدور ترى الوسوم الجديدة."
        case .setDefaultVersion: "يسري الإصدار خلال ثانية على كل من لديه السياسة."
        case .deleteVersion: "يزول مستند الإصدار. ويبقى الإصدار الافتراضي."
        case .addClientID: "تُقبل الرموز المميزة الموجهة إلى هذا العميل."
        case .removeClientID: "تُرفض الرموز المميزة الموجهة إلى هذا العميل."
        }
    }
}

extension ConsoleTexts.Changes {
    static let arabicAccessOutcomes = [
        "CreateIdentityPool": "تم إنشاء مجمع الهويات. يحتاج إلى أدوار لبيانات الاعتماد.",
        "UpdateIdentityPool": "تم حفظ مجمع الهويات بنجاح.",
        "SetIdentityPoolRoles": "تم حفظ الأدوار.", "SetPrincipalTagAttributeMap": "تم حفظ وسوم الكيان.",
        "DeleteIdentityPool": "تم حذف مجمع الهويات.", "DeleteIdentities": "تم حذف الهوية.",
        "UnlinkDeveloperIdentity": "تم إلغاء ربط المستخدم.", "CreateUser": "تم إنشاء المستخدم.",
        "UpdateUser": "تم حفظ المستخدم.", "DeleteUser": "تم حذف المستخدم.", "CreateRole": "تم إنشاء الدور.",
        "UpdateRole": "تم حفظ الدور.", "DeleteRole": "تم حذف الدور.",
        "UpdateAssumeRolePolicy": "تم حفظ سياسة الثقة.", "CreatePolicy": "تم إنشاء السياسة.",
        "CreatePolicyVersion": "تم حفظ السياسة كإصدار جديد.", "DeletePolicy": "تم حذف السياسة.",
        "PutUserPolicy": "تم حفظ السياسة المضمّنة.", "PutRolePolicy": "تم حفظ السياسة المضمّنة.",
        "DeleteUserPolicy": "تم حذف السياسة المضمّنة.", "DeleteRolePolicy": "تم حذف السياسة المضمّنة.",
        "AttachUserPolicy": "تم إرفاق السياسة.", "AttachRolePolicy": "تم إرفاق السياسة.",
        "DetachUserPolicy": "تم فصل السياسة.", "DetachRolePolicy": "تم فصل السياسة.",
        "UpdateAccessKey": "تم تغيير مفتاح الوصول.", "DeleteAccessKey": "تم حذف مفتاح الوصول.",
        "TagRole": "تم حفظ الوسم.", "UntagRole": "تمت إزالة الوسم.",
        "SetDefaultPolicyVersion": "أصبح الإصدار هو الافتراضي.", "DeletePolicyVersion": "تم حذف الإصدار.",
        "CreateOpenIDConnectProvider": "تم إنشاء المزوّد.",
        "DeleteOpenIDConnectProvider": "تم حذف المزوّد.",
        "UpdateOpenIDConnectProviderThumbprint": "تم حفظ المزوّد.",
        "AddClientIDToOpenIDConnectProvider": "تمت إضافة معرّف العميل.",
        "RemoveClientIDFromOpenIDConnectProvider": "تمت إزالة معرّف العميل.",
        "CreateSAMLProvider": "تم إنشاء المزوّد.", "UpdateSAMLProvider": "تم حفظ المزوّد.",
        "DeleteSAMLProvider": "تم حذف المزوّد.",
    ]
}

extension ConsoleTexts.Parts {
    static let arabicAccessParts: [String: ConsoleTexts.PartText] = [
        "user": .init(
            title: "مستخدمو IAM", lead: "برامج ومشغّلون لديهم مفاتيح وصول.",
            effect: "ليس للمستخدم صلاحيات ولا مفتاح وصول بعد."),
        "role": .init(
            title: "الأدوار", lead: "صلاحيات لمن يمكنه تولّيها: هويات ومستخدمون وبرامج أخرى.",
            effect: "يمكن لمن تحدده سياسة الثقة تولّي الدور. ليست له صلاحيات بعد."),
        "policy": .init(
            title: "السياسات", lead: "صلاحيات يتشاركها المستخدمون والأدوار.",
            effect: "لا أثر للسياسة حتى تُرفق."),
        "openid-provider": .init(
            title: "مزوّدو OpenID", lead: "جهات إصدار تثق مجمعات الهويات والأدوار برموزها المميزة.",
            effect: "يمكن لمجمعات الهويات وسياسات الثقة تحديد المزوّد."),
        "saml-provider": .init(
            title: "مزوّدو SAML", lead: "مزوّدون تثق مجمعات الهويات والأدوار بتأكيداتهم.",
            effect: "يمكن لمجمعات الهويات وسياسات الثقة تحديد المزوّد."),
    ]

    static let arabicAccessDeletions: [String: String] = [
        "user": "يُرفض حذف مستخدم لديه مفاتيح وصول أو سياسات مرفقة: أزلها أولًا.",
        "role": "يُرفض حذف دور له سياسات مرفقة. وتتوقف بيانات اعتماد الدور عن العمل فورًا.",
        "policy": "يُرفض حذف سياسة مرفقة أو لها إصدارات أخرى.",
        "openid-provider": "لا تعود مجمعات الهويات والأدوار التي تحدده تقبل مستخدميه.",
        "saml-provider": "لا تعود مجمعات الهويات والأدوار التي تحدده تقبل مستخدميه.",
    ]
}

extension ConsoleTexts.Settings {
    static let arabicAccess: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("اسم المستخدم.", effect: ""),
        "NewUserName": .init(
            "الاسم. تبقى مفاتيح الوصول والسياسات.", effect: "السياسات التي تحدد معرّف ARN للمستخدم لا تعود مطابقة."),
        "NewPath": .init("المسار قبل الاسم في معرّف ARN.", effect: "يتغيّر معرّف ARN للمستخدم."),
        "Path": .init("المسار قبل الاسم في معرّف ARN؛ / إن كان فارغًا.", effect: ""),
        "RoleName": .init("الاسم، ولا يتغيّر أبدًا.", effect: ""),
        "AssumeRolePolicyDocument": .init("من يمكنه تولّي الدور.", effect: ""),
        "Role.Description": .init("للمشغّلين.", effect: "يظهر في القوائم."),
        "MaxSessionDuration": .init(
            "أطول جلسة بالثواني.", effect: "تُرفض الجلسات الأطول من الآن فصاعدًا."),
        "PolicyName": .init("الاسم، ولا يتغيّر أبدًا.", effect: ""),
        "PolicyDocument": .init(
            "سياسة بصيغة JSON.", effect: "ما لم يعد المستند يسمح به يُرفض خلال ثانية."),
        "Url": .init("جهة الإصدار مع https://. لا تتغيّر أبدًا.", effect: ""),
        "ClientIDList": .init("معرّفات العملاء التي تُوجَّه إليها الرموز المميزة.", effect: ""),
        "ThumbprintList": .init(
            "بصمات شهادات يحتفظ بها Martlet للأدوات ولا يقارنها.",
            effect: "تراها الأدوات التي تقرأ المزوّد."),
        "SAMLMetadataDocument": .init(
            "البيانات الوصفية للمزوّد بصيغة XML.", effect: "تُرفض التأكيدات الموقّعة بالمفاتيح السابقة."),
    ]
}
