extension ConsoleTexts.Access {
    static let arabic = Self(
        title: "الوصول", lead: "من يجوز له استدعاء العمليات: مستخدمو IAM وأدواره، وسياساتهم، والمزوّدون.",
        shipped: "سياسات المشغّلين",
        shippedLead: "هي موجودة في كل حساب. أرفق إحداها بمستخدم أو دور؛ ولا يحتاج عمله إلى سياسة أخرى.",
        shippedPolicy: "تأتي هذه السياسة مع Martlet. يمكن إرفاقها، ولا يمكن تغييرها.",
        shippedPolicies: [
            ("MartletAdmin", "كل شيء"),
            ("MartletUserAdmin", "المستخدمون والمجموعات والجلسات والهويات؛ من دون الإعدادات"),
            ("MartletConfigAdmin", "إعدادات المجمّعات وعملائها؛ من دون بيانات المستخدمين"),
            ("MartletReadOnly", "قراءة كل شيء من دون الأسرار"),
            ("MartletAuditor", "قراءة من يجوز له فعل ماذا، وعمليات تسجيل الدخول"),
        ], attached: "السياسات المرفقة", detach: "فصل", inline: "السياسات المضمّنة",
        newInline: "إضافة سياسة مضمّنة", inlineLead: "سياسة تخص هذا المستخدم أو الدور وحده.",
        keys: "مفاتيح الوصول", newKey: "مفتاح وصول جديد",
        secretOnce: "انسخ السر الآن: يظهر في هذه الصفحة، ولا يظهر مرة أخرى أبدًا.", activate: "تنشيط",
        deactivate: "إلغاء التنشيط", deleteKey: "حذف", trust: "سياسة الثقة",
        trustLead: "من يجوز له تولّي الدور.", editTrust: "تعديل سياسة الثقة", remove: "إزالة",
        clientIDs: "معرّفات العملاء", back: "رجوع", policyLead: "ينشئ التغيير إصدارًا جديدًا يصبح هو الافتراضي.",
        holders: "من لديه هذه السياسة", noHolders: "السياسة ليست لدى أي مستخدم أو دور.", versions: "الإصدارات",
        isDefault: "افتراضي", makeDefault: "جعله افتراضيًا", simulator: "محاكي السياسات",
        simulatorLead: "هل تسمح السياسات بطلب ما، وأي عبارة تحسم ذلك.",
        simulate: "محاكاة السياسات", simulation: "محاكاة", principal: "المستخدم أو الدور",
        principalHint: "ARN الخاص به؛ اتركه فارغًا لتجربة السياسة أدناه وحدها.", document: "السياسة",
        documentHint: "مستند سياسة، وحده أو إضافةً إلى مستندات المستخدم أو الدور.", actions: "الإجراءات",
        actionsHint: "سطر لكل إجراء، مثل cognito-idp:ListUsers.", resources: "الموارد",
        resourcesHint: "سطر لكل ARN؛ اتركه فارغًا لأي مورد.", context: "السياق",
        contextHint: "سطر key=value لكل قيمة، مثل aws:SourceIp=192.0.2.1؛ والأسطر ذات المفتاح الواحد هي قيمه.",
        nothingToSimulate: "اذكر مستخدمًا أو دورًا، أو اكتب سياسة، واذكر إجراءً.", results: "القرارات",
        decidedBy: "العبارة الحاسمة", nearly: "عبارات كانت ستحسم بخلاف ذلك",
        noStatement: "لا تسمح به أي عبارة.",
        unread: "لا تسمح سياساتك بقراءة هذه المستندات، لذلك لا تظهر عباراتها:",
        moreActions: "هذه هي القرارات الأولى؛ حاكِ الإجراءات الأخرى وحدها.",
        otherResource: "هي لموارد أخرى.", missing: { "القيمة \($0) غير موجودة." },
        missingKeys: { "مفاتيح السياق التي تطلبها السياسات ولا يحتويها الطلب: \($0)." },
        doneBefore: { "تم قبل ذلك تنفيذ ما يلي، ويبقى: \($0.joined(separator: ", "))." }, effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "مسموح", "explicitDeny": "مرفوض بعبارة", "implicitDeny": "مرفوض: غير مسموح به",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "لا يتحقق \(test) للمفتاح \(key): المفتاح غير موجود في الطلب." }
        return "لا يتحقق \(test) للمفتاح \(key): في الطلب \(given.joined(separator: ", "))."
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "تحدد السياسة خلال ثانية ما يُسمح به."
        case .detachUserPolicy, .detachRolePolicy: "ما تسمح به هذه السياسة وحدها يُرفض خلال ثانية."
        case .deleteUserPolicy, .deleteRolePolicy: "تُحذف السياسة. وما تسمح به وحدها يُرفض خلال ثانية."
        case .createAccessKey: "يمكن للبرامج التوقيع بالمفتاح. ويظهر سره مرة واحدة، في الصفحة التالية."
        case .updateAccessKey: "تُرفض فورًا البرامج التي توقّع بمفتاح غير نشط."
        case .deleteAccessKey: "تُرفض فورًا البرامج التي توقّع بالمفتاح، ويُحذف سره."
        case .tagRole, .untagRole: "السياسات التي تعتمد على وسوم الدور ترى الوسوم الجديدة."
        case .setDefaultVersion: "يحسم هذا الإصدار خلال ثانية لكل من لديه السياسة."
        case .deleteVersion: "يُحذف مستند الإصدار. ويبقى الإصدار الافتراضي."
        case .addClientID: "تُقبل الرموز المميّزة لهذا العميل."
        case .removeClientID: "تُرفض الرموز المميّزة لهذا العميل."
        }
    }
}

extension ConsoleTexts.Changes {
    static let arabicAccessOutcomes = [
        "CreateIdentityPool": "تم إنشاء مجمّع الهويات. ويحتاج إلى أدوار لإعطاء بيانات الاعتماد.",
        "UpdateIdentityPool": "تم حفظ مجمّع الهويات بنجاح.",
        "SetIdentityPoolRoles": "تم حفظ الأدوار.", "SetPrincipalTagAttributeMap": "تم حفظ وسوم الكيان الأساسي.",
        "DeleteIdentityPool": "تم حذف مجمّع الهويات.", "DeleteIdentities": "تم حذف الهوية.",
        "UnlinkDeveloperIdentity": "تم إلغاء ربط المستخدم.", "CreateUser": "تم إنشاء المستخدم.",
        "UpdateUser": "تم حفظ المستخدم.", "DeleteUser": "تم حذف المستخدم.", "CreateRole": "تم إنشاء الدور.",
        "UpdateRole": "تم حفظ الدور.", "DeleteRole": "تم حذف الدور.",
        "UpdateAssumeRolePolicy": "تم حفظ سياسة الثقة.", "CreatePolicy": "تم إنشاء السياسة.",
        "CreatePolicyVersion": "تم حفظ السياسة إصدارًا جديدًا.", "DeletePolicy": "تم حذف السياسة.",
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
            title: "مستخدمو IAM", create: "إنشاء مستخدم IAM", lead: "البرامج والمشغّلون الذين لديهم مفاتيح وصول.",
            effect: "ليس للمستخدم بعد صلاحيات ولا مفتاح وصول."),
        "role": .init(
            title: "الأدوار", create: "إنشاء دور",
            lead: "صلاحيات لمن يجوز له تولّيها: الهويات والمستخدمون والبرامج الأخرى.",
            effect: "من تذكره سياسة الثقة يمكنه تولّي الدور. وليس للدور صلاحيات بعد."),
        "policy": .init(
            title: "السياسات", create: "إنشاء سياسة", lead: "صلاحيات يشترك فيها المستخدمون والأدوار.",
            effect: "لا أثر للسياسة قبل إرفاقها."),
        "openid-provider": .init(
            title: "مزوّدو OpenID", create: "إنشاء مزوّد OpenID",
            lead: "جهات إصدار تثق مجمّعات الهويات والأدوار برموزها المميّزة.",
            effect: "يمكن لمجمّعات الهويات وسياسات الثقة ذكر المزوّد."),
        "saml-provider": .init(
            title: "مزوّدو SAML", create: "إنشاء مزوّد SAML", lead: "مزوّدون تثق مجمّعات الهويات والأدوار بتأكيداتهم.",
            effect: "يمكن لمجمّعات الهويات وسياسات الثقة ذكر المزوّد."),
    ]

    static let arabicAccessDeletions: [String: String] = [
        "user": "يُرفض حذف مستخدم له مفاتيح وصول أو سياسات مرفقة: أزلها أولًا.",
        "role": "يُرفض حذف دور له سياسات مرفقة. وتتوقف بيانات اعتماد الدور عن العمل فورًا.",
        "policy": "يُرفض حذف سياسة مرفقة، أو سياسة لها إصدارات أخرى.",
        "openid-provider": "لا تعود مجمّعات الهويات والأدوار التي تذكره تقبل مستخدميه.",
        "saml-provider": "لا تعود مجمّعات الهويات والأدوار التي تذكره تقبل مستخدميه.",
    ]
}

extension ConsoleTexts.Settings {
    static let arabicAccess: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("اسم المستخدم.", effect: ""),
        "NewUserName": .init(
            "الاسم. تبقى مفاتيح الوصول والسياسات.",
            effect: "السياسات التي تذكر ARN المستخدم لا تعود تنطبق."),
        "NewPath": .init("المسار قبل الاسم في ARN.", effect: "يصبح للمستخدم ARN آخر."),
        "Path": .init("المسار قبل الاسم في ARN؛ وهو / إذا تُرك فارغًا.", effect: ""),
        "RoleName": .init("الاسم، ولا يتغير أبدًا.", effect: ""),
        "AssumeRolePolicyDocument": .init("من يجوز له تولّي الدور.", effect: ""),
        "Role.Description": .init("للمشغّلين.", effect: "يظهر في القوائم."),
        "MaxSessionDuration": .init(
            "أطول جلسة بالثواني.", effect: "تُرفض الجلسات الأطول من الآن فصاعدًا."),
        "PolicyName": .init("الاسم، ولا يتغير أبدًا.", effect: ""),
        "PolicyDocument": .init(
            "سياسة بصيغة JSON.", effect: "ما لا يعود المستند يسمح به يُرفض خلال ثانية."),
        "Url": .init("جهة الإصدار، مع https://. لا تتغير أبدًا.", effect: ""),
        "ClientIDList": .init("معرّفات العملاء التي تُصدر لها الرموز المميّزة.", effect: ""),
        "ThumbprintList": .init(
            "بصمات شهادات يحتفظ بها Martlet للأدوات ولا يقارنها.",
            effect: "الأدوات التي تقرأ المزوّد ترى هذه البصمات."),
        "SAMLMetadataDocument": .init(
            "البيانات الوصفية للمزوّد بصيغة XML.", effect: "تُرفض التأكيدات التي وقّعتها المفاتيح السابقة."),
    ]
}
