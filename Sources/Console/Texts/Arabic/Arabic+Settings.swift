import WireRuntime

extension ConsoleTexts.Settings {
    static let arabic = Self(
        title: "الإعدادات", noSection: "لا يوجد قسم إعدادات كهذا.",
        meanwhile:
            "تغيّرت هذه الإعدادات في مكان آخر منذ فتحت الصفحة. لم يُحفظ شيء. يعرض النموذج الإعدادات كما هي "
            + "مخزّنة الآن، وتغييراتك الأخرى كما كتبتها.",
        whenShown: "عندما فتحت الصفحة", storedNow: "المخزّن الآن", yours: "ما كتبته",
        sameReading: "قراءة هذه الإعدادات بأمر", lead: { "إعدادات \($0)، قسمًا بعد قسم." },
        section: { arabicSections[$0] ?? arabicIdentityPoolSections[$0] ?? ConsoleTexts.SectionText($0, lead: "") },
        fields: texts,
        affected: sentence,
        kind: hint)

    /// The sections by their names.
    static let arabicSections: [String: ConsoleTexts.SectionText] = [
        "general": .init("عام", lead: "الاسم، والحماية من الحذف، والفئة."),
        "policies": .init(
            "السياسات", lead: "ما تحتاج إليه كلمات المرور، ومن يجوز له التسجيل، ومتى تنتهي صلاحية الدعوة."),
        "verification": .init(
            "التحقق والاسترداد",
            lead: "أي بيانات الاتصال يُتحقق منها برمز، وكيف تُستعاد كلمة مرور منسية."),
        "sign-in": .init("العوامل الأولى", lead: "ما يجوز أن يبدأ به تسجيل الدخول بالاختيار."),
        "second-factors": .init("MFA", lead: "هل يحتاج المستخدمون إلى عامل ثانٍ، وأي العوامل موجود."),
        "devices": .init(
            "الأجهزة", lead: "هل تُحفظ الأجهزة، وهل تُعفى المحفوظة من العامل الثاني."),
        "sessions": .init("الجلسات", lead: "هل تُتبَّع الجلسات، وكم جلسة يجوز أن تكون للمستخدم."),
        "messages": .init(
            "رسائل الرموز", lead: "نصوص الرموز. يظهر النص هنا إذا كان المجمّع يرسل رسائل كهذه."),
        "invitations": .init("الدعوات", lead: "ما يُرسل إلى المستخدمين الذين ينشئهم المسؤولون."),
        "senders": .init("مرسِلو الرسائل", lead: "From وReply-To في رسائل البريد، والخدمات التي ترسل."),
        "protection": .init("الحماية من التهديدات", lead: "هل تُقيَّم عمليات تسجيل الدخول بحسب خطورتها."),
        "risk": .init("الخطورة", lead: "ما يترتب إذا كان تسجيل الدخول خطِرًا أو كانت كلمة المرور معروفة لآخرين."),
        "triggers": .init("المحفّزات", lead: "الدالة التي يستدعيها المجمّع عند كل خطوة، بواسطة ARN الخاص بها."),
        "logs": .init("تسليم السجلات", lead: "حيث تذهب القيود المتعلقة بالرسائل وتسجيل الدخول."),
        "tags": .init("الوسوم", lead: "مفاتيح وقيم خاصة بك، سطر key=value لكل وسم."),
    ]

    private static let texts = general.merging(factors) { one, _ in one }.merging(messages) { one, _ in one }
        .merging(arabicRisks) { one, _ in one }.merging(arabicTriggers) { one, _ in one }.merging(arabicParts) {
            one, _ in one
        }
        .merging(arabicIdentityPools) { one, _ in one }.merging(arabicAccess) { one, _ in one }
        .merging(arabicAnalytics) { one, _ in one }

    private static func sentence(_ party: AffectedParty, users: Int?) -> String {
        let count = users.map { " (عددهم نحو \($0))" } ?? ""
        return switch party {
        case .operators: "المشغّلون فقط."
        case .newUsers: "المستخدمون الذين يسجّلون أو يُنشؤون من الآن فصاعدًا."
        case .newPasswords: "كلمات المرور التي تُعيَّن من الآن فصاعدًا؛ وتبقى غيرها صالحة."
        case .nextSignIns: "جميع المستخدمين\(count)، عند تسجيل الدخول التالي."
        case .newTokens: "الرموز المميّزة التي تُصدر من الآن فصاعدًا."
        case .recipients: "مستلمو الرسائل التي تُرسل من الآن فصاعدًا."
        case .apps: "مستخدمو التطبيق."
        case .allUsers: "جميع المستخدمين\(count)."
        case .identities: "هويات المجمّع، عندما تطلب بيانات الاعتماد في المرة التالية."
        case .callers: "كل من يعمل بها، خلال ثانية."
        }
    }

    private static func hint(_ setting: ModelledSetting) -> String {
        switch (setting.field.style, setting.input.kind) {
        case (.pairs, _): return "سطر name=description لكل عنصر"
        case (.choices, _), (.presence, _), (_, .choice), (_, .flag), (_, .line), (_, .text): return limits(setting)
        case (_, let kind):
            return [ConsoleTexts.Explorer.arabicHint(kind), limits(setting)].filter { !$0.utf8.isEmpty }
                .joined(separator: " · ")
        }
    }

    private static func limits(_ setting: ModelledSetting) -> String {
        switch (setting.input.kind, setting.shape.minimum, setting.maximum) {
        case (.number, let minimum?, let maximum?): "من \(minimum) إلى \(maximum)"
        case (.number, let minimum?, nil): "الحد الأدنى: \(minimum)"
        case (.line, _, let maximum?), (.text, _, let maximum?): "الحد الأقصى لعدد الأحرف: \(maximum)"
        default: ""
        }
    }
}

extension ConsoleTexts.Settings {
    private static let general: [String: ConsoleTexts.SettingText] = [
        "PoolName": .init("الاسم في القوائم.", effect: "يصبح للمجمّع اسم آخر في القوائم؛ ويبقى معرّفه."),
        "DeletionProtection": .init(
            "ACTIVE: لا يمكن حذف المجمّع.", effect: "القيمة INACTIVE تتيح حذف المجمّع مع جميع مستخدميه."),
        "UserPoolTier": .init(
            "فئة الميزات؛ تحتاج الحماية من التهديدات إلى PLUS.",
            effect: "تُرفض الفئة ما دام المجمّع يستخدم ميزة لا تتضمنها."),
        "Policies.PasswordPolicy.MinimumLength": .init(
            "أقل عدد من الأحرف في كلمة المرور.", effect: "تُرفض كلمات المرور الأقصر."),
        "Policies.PasswordPolicy.RequireLowercase": .init(
            "هل تحتاج كلمة المرور إلى حرف إنجليزي صغير.", effect: "القيمة true ترفض كلمات المرور التي تخلو منه."),
        "Policies.PasswordPolicy.RequireUppercase": .init(
            "هل تحتاج كلمة المرور إلى حرف إنجليزي كبير.", effect: "القيمة true ترفض كلمات المرور التي تخلو منه."),
        "Policies.PasswordPolicy.RequireNumbers": .init(
            "هل تحتاج كلمة المرور إلى رقم.", effect: "القيمة true ترفض كلمات المرور التي تخلو منه."),
        "Policies.PasswordPolicy.RequireSymbols": .init(
            "هل تحتاج كلمة المرور إلى رمز خاص.", effect: "القيمة true ترفض كلمات المرور التي تخلو منه."),
        "Policies.PasswordPolicy.PasswordHistorySize": .init(
            "عدد كلمات المرور السابقة التي لا يمكن استخدامها مرة أخرى.",
            effect: "تُرفض كلمات المرور السابقة "
                + "للمستخدم."),
        "Policies.PasswordPolicy.TemporaryPasswordValidityDays": .init(
            "عدد الأيام التي تنتهي بعدها صلاحية الدعوة.",
            effect: "المستخدم المدعو الذي لم يسجّل الدخول حتى ذلك الوقت يحتاج إلى دعوة جديدة."),
        "AdminCreateUserConfig.AllowAdminCreateUserOnly": .init(
            "true: ينشئ المسؤولون وحدهم المستخدمين. false: يسجّل المستخدمون بأنفسهم.",
            effect: "القيمة true ترفض التسجيل في كل تطبيقات المجمّع."),
        "UserPoolTags": .init(
            "وسوم المجمّع.", effect: "السياسات والأدوات التي تعتمد على الوسوم ترى الوسوم الجديدة."),
        "AutoVerifiedAttributes": .init(
            "ما يُتحقق منه برمز عند التسجيل.",
            effect: "يرسل التسجيل رمزًا إلى هناك. وإن لم يُذكر شيء، يؤكد المسؤولون المستخدمين."),
        "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate": .init(
            "ما لا يتغير إلا بعد التحقق من قيمته الجديدة.",
            effect: "تبقى القيمة القديمة إلى أن يُدخَل رمز القيمة الجديدة."),
        "AccountRecoverySetting.RecoveryMechanisms": .init(
            "حيث يُرسل رمز كلمة المرور المنسية، الخيار الأول أولًا. admin_only: لا يُرسل.",
            effect: "من ليس لديه وسيلة اتصال كهذه تم التحقق منها لا يمكنه استعادة كلمة المرور بنفسه."),
    ]

    private static let factors: [String: ConsoleTexts.SettingText] = [
        "Policies.SignInPolicy.AllowedFirstAuthFactors": .init(
            "ما يجوز للمستخدمين أن يبدؤوا به تسجيل الدخول بالاختيار.",
            effect: "من ليس لديه إلا ما أُزيل لا يعود بإمكانه تسجيل الدخول بالاختيار."),
        "MfaConfiguration": .init(
            "OFF، أو OPTIONAL (القرار للمستخدمين)، أو ON (إلزامي).",
            effect:
                "القيمة ON تطلب من كل مستخدم عاملًا ثانيًا؛ ومن ليس لديه عامل يجب أن يعدّ واحدًا. والقيمة OFF "
                + "لا تطلبه من أحد."
        ),
        "SoftwareTokenMfaConfiguration.Enabled": .init(
            "رموز من تطبيق مصادقة.", effect: "من دونه لا تُطلب رموز تطبيقات المصادقة."),
        "SmsMfaConfiguration": .init(
            "رموز عبر الرسائل النصية: مفعّل، أو – لعدم التفعيل.", effect: "من دونه لا يُرسل أي رمز برسالة نصية."),
        "SmsMfaConfiguration.SmsAuthenticationMessage": .init(
            "النص، وفيه {####} مكان الرمز.", effect: "تحمل الرسائل النصية هذا النص."),
        "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn": .init(
            "الدور الذي ترسل به Amazon الرسائل النصية. يخزّنه Martlet للأدوات.", effect: "تقرؤه الأدوات."),
        "SmsMfaConfiguration.SmsConfiguration.ExternalId": .init(
            "المعرّف الخارجي للدور.", effect: "تقرؤه الأدوات."),
        "EmailMfaConfiguration": .init(
            "رموز عبر البريد: مفعّل، أو – لعدم التفعيل.",
            effect: "من دونه لا يُرسل أي رمز بالبريد عند تسجيل الدخول."),
        "EmailMfaConfiguration.Subject": .init(
            "موضوع رسالة البريد.", effect: "يكون لرسائل البريد هذا الموضوع."),
        "EmailMfaConfiguration.Message": .init(
            "النص، وفيه {####} مكان الرمز.", effect: "تحمل رسائل البريد هذا النص."),
        "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt": .init(
            "–: لا تُحفظ الأجهزة. false: تُحفظ دائمًا. true: القرار للمستخدم.",
            effect: "مع – لا يعود المجمّع يحفظ الأجهزة."),
        "DeviceConfiguration.ChallengeRequiredOnNewDevice": .init(
            "true: لا يسجّل الدخول من دون العامل الثاني إلا جهاز محفوظ.",
            effect: "القيمة true تجعل الأجهزة المحفوظة تقوم مقام العامل الثاني."),
        "UserSessionTracking": .init(
            "ENABLED: تظهر كل جلسة في القائمة ويمكن إنهاؤها وحدها.",
            effect: "مع DISABLED لا تظهر أي جلسات بعد الآن، ولا يكون للحد أدناه أثر."),
        "TokenSession.MaxPerUser": .init(
            "عدد الجلسات التي يجوز أن تكون للمستخدم في وقت واحد.",
            effect: "تسجيل الدخول الذي يتجاوزه ينهي الجلسة الأقل استخدامًا."),
        "UserPoolAddOns.AdvancedSecurityMode": .init(
            "OFF، أو AUDIT (تقييم وتسجيل)، أو ENFORCED (التصرف وفق الإعدادات في قسم «الخطورة»).",
            effect: "القيمة ENFORCED قد تطلب عاملًا ثانيًا، أو ترفض تسجيل الدخول."),
        "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode": .init(
            "الشيء نفسه لتسجيل الدخول المخصّص، الذي لا يتعلق به الوضع أعلاه: AUDIT أو ENFORCED.",
            effect: "القيمة ENFORCED قد تطلب عاملًا ثانيًا، أو ترفض تسجيل دخول مخصّصًا."),
    ]

    private static let messages: [String: ConsoleTexts.SettingText] = [
        "SmsAuthenticationMessage": .init(
            "الرسالة النصية التي تحمل رمز العامل الثاني؛ {####} هو الرمز.",
            effect: "تحمل الرسائل النصية هذا النص."),
        "VerificationMessageTemplate.SmsMessage": .init(
            "الرسالة النصية التي تتحقق من رقم هاتف؛ {####} هو الرمز.", effect: "تحمل الرسائل النصية هذا النص."),
        "VerificationMessageTemplate.DefaultEmailOption": .init(
            "هل في رسالة البريد رمز أم رابط.", effect: "يكون الآخر في رسائل بريد التسجيل."),
        "VerificationMessageTemplate.EmailSubject": .init(
            "موضوع رسالة بريد فيها رمز.", effect: "يكون لرسائل البريد هذا الموضوع."),
        "VerificationMessageTemplate.EmailMessage": .init(
            "رسالة البريد التي فيها رمز؛ {####} هو الرمز.", effect: "تحمل رسائل البريد هذا النص."),
        "VerificationMessageTemplate.EmailSubjectByLink": .init(
            "موضوع رسالة بريد فيها رابط.", effect: "يكون لرسائل البريد هذا الموضوع."),
        "VerificationMessageTemplate.EmailMessageByLink": .init(
            "رسالة البريد التي فيها رابط؛ {##Click here##} هو الرابط.", effect: "تحمل رسائل البريد هذا النص."),
        "AdminCreateUserConfig.InviteMessageTemplate.SMSMessage": .init(
            "الدعوة برسالة نصية؛ {username} و{####} هما الاسم وكلمة المرور.",
            effect: "تحمل الدعوات هذا النص."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailSubject": .init(
            "موضوع الدعوة بالبريد.", effect: "يكون للدعوات هذا الموضوع."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": .init(
            "الدعوة بالبريد؛ {username} و{####} هما الاسم وكلمة المرور.",
            effect: "تحمل الدعوات هذا النص."),
        "EmailConfiguration.From": .init("مرسِل رسائل البريد.", effect: "تأتي رسائل البريد من هذا العنوان."),
        "EmailConfiguration.ReplyToEmailAddress": .init("حيث تذهب الردود.", effect: "تذهب الردود إلى هناك."),
        "EmailConfiguration.EmailSendingAccount": .init(
            "أي خدمة ترسل: خدمة الخادم، أم هوية المجمّع الخاصة.", effect: "تخرج رسائل البريد عبر الأخرى."),
        "EmailConfiguration.SourceArn": .init("هوية SES التي ترسل.", effect: "تأتي رسائل البريد منها."),
        "EmailConfiguration.ConfigurationSet": .init(
            "مجموعة التهيئة (configuration set) التي تُذكر لـ SES.", effect: "تُذكر هذه المجموعة لـ SES."),
        "SmsConfiguration.SnsCallerArn": .init(
            "الدور الذي ترسل به Amazon الرسائل النصية. يخزّنه Martlet للأدوات.", effect: "تقرؤه الأدوات."),
        "SmsConfiguration.ExternalId": .init("المعرّف الخارجي للدور.", effect: "تقرؤه الأدوات."),
        "SmsConfiguration.SnsRegion": .init("منطقة SNS.", effect: "تقرؤها الأدوات."),
    ]
}
