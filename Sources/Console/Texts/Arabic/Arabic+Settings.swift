import WireRuntime

extension ConsoleTexts.Settings {
    static let arabic = Self(
        title: "الإعدادات", noSection: "لا يوجد قسم إعدادات كهذا.",
        meanwhile: "تغيّرت هذه الإعدادات في مكان آخر منذ أن فتحت الصفحة. لم يُحفظ شيء. يعرضها "
            + "النموذج كما هي مخزّنة الآن، وتغييراتك الأخرى كما كتبتها.",
        whenShown: "عندما فتحت الصفحة", storedNow: "المخزّن الآن", yours: "ما كتبته",
        sameReading: "قراءة هذه الإعدادات بأمر", lead: { "إعدادات \($0) قسمًا قسمًا." },
        section: { arabicSections[$0] ?? arabicIdentityPoolSections[$0] ?? ConsoleTexts.SectionText($0, lead: "") },
        fields: texts,
        affected: sentence,
        kind: hint)

    /// The sections by their names.
    static let arabicSections: [String: ConsoleTexts.SectionText] = [
        "general": .init("عام", lead: "الاسم، والحماية من الحذف، والفئة."),
        "policies": .init("السياسات", lead: "ما تحتاج إليه كلمات المرور، ومن يجوز له التسجيل، ومتى تنتهي الدعوة."),
        "verification": .init(
            "التحقق والاسترداد",
            lead: "جهات الاتصال التي يُتحقق منها برمز، وكيفية استرداد كلمة المرور المنسية."),
        "sign-in": .init("العوامل الأولى", lead: "ما يمكن أن يبدأ به تسجيل الدخول بالاختيار."),
        "second-factors": .init("MFA", lead: "هل يحتاج المستخدمون إلى عامل ثانٍ، وما العوامل المتاحة."),
        "devices": .init(
            "الأجهزة", lead: "هل تُحفظ الأجهزة، وهل تغني الأجهزة المحفوظة عن العامل الثاني."),
        "sessions": .init("الجلسات", lead: "هل تُتتبّع الجلسات، وكم جلسة يمكن أن تكون للمستخدم."),
        "messages": .init(
            "رسائل الرموز", lead: "نصوص الرموز. يظهر النص هنا إذا كان المجمع يرسل رسائل كهذه."),
        "invitations": .init("الدعوات", lead: "ما يُرسل إلى المستخدمين الذين ينشئهم المسؤولون."),
        "senders": .init("مرسلو الرسائل", lead: "From و Reply-To للبريد، والخدمات التي ترسل."),
        "protection": .init("الحماية من التهديدات", lead: "هل يُحكم على تسجيلات الدخول حسب خطورتها."),
        "risk": .init("الخطر", lead: "ما يترتب إذا كان تسجيل الدخول خطرًا أو كلمة المرور معروفة لآخرين."),
        "triggers": .init("مشغّلات الأحداث", lead: "الدالة التي يستدعيها المجمع في كل خطوة، بمعرّف ARN."),
        "logs": .init("تسليم السجلات", lead: "إلى أين تذهب الإدخالات الخاصة بالرسائل وتسجيلات الدخول."),
        "tags": .init("الوسوم", lead: "مفاتيح وقيم خاصة بك، key=value في كل سطر."),
    ]

    private static let texts = general.merging(factors) { one, _ in one }.merging(messages) { one, _ in one }
        .merging(arabicRisks) { one, _ in one }.merging(arabicTriggers) { one, _ in one }.merging(arabicParts) {
            one, _ in one
        }
        .merging(arabicIdentityPools) { one, _ in one }.merging(arabicAccess) { one, _ in one }

    private static func sentence(_ party: AffectedParty, users: Int?) -> String {
        let count = users.map { " (العدد التقريبي: \($0))" } ?? ""
        return switch party {
        case .operators: "المشغّلون فقط."
        case .newUsers: "المستخدمون الذين يسجّلون أو يُنشَؤون من الآن فصاعدًا."
        case .newPasswords: "كلمات المرور التي تُعيَّن من الآن فصاعدًا؛ وتبقى غيرها صالحة."
        case .nextSignIns: "كل المستخدمين\(count)، عند تسجيل الدخول التالي."
        case .newTokens: "الرموز المميزة التي تصدر من الآن فصاعدًا."
        case .recipients: "مستلمو الرسائل التي تُرسل من الآن فصاعدًا."
        case .apps: "مستخدمو التطبيق."
        case .allUsers: "كل المستخدمين\(count)."
        case .identities: "هويات المجمع، عندما تطلب بيانات الاعتماد في المرة التالية."
        case .callers: "كل من يعمل من خلاله، خلال ثانية."
        }
    }

    private static func hint(_ setting: ModelledSetting) -> String {
        switch (setting.field.style, setting.input.kind) {
        case (.pairs, _): return "name=description في كل سطر"
        case (.choices, _), (.presence, _), (_, .choice), (_, .flag), (_, .line), (_, .text): return limits(setting)
        case (_, let kind):
            return [ConsoleTexts.Explorer.arabicHint(kind), limits(setting)].filter { !$0.utf8.isEmpty }
                .joined(separator: " · ")
        }
    }

    private static func limits(_ setting: ModelledSetting) -> String {
        switch (setting.input.kind, setting.shape.minimum, setting.shape.maximum) {
        case (.number, let minimum?, let maximum?): "\(minimum)–\(maximum)"
        case (.number, let minimum?, nil): "على الأقل \(minimum)"
        case (.line, _, let maximum?), (.text, _, let maximum?): "الحد الأقصى للأحرف: \(maximum)"
        default: ""
        }
    }
}

extension ConsoleTexts.Settings {
    private static let general: [String: ConsoleTexts.SettingText] = [
        "PoolName": .init("الاسم في القوائم.", effect: "يصبح للمجمع اسم آخر في القوائم؛ ويبقى معرّفه."),
        "DeletionProtection": .init(
            "ACTIVE: لا يمكن حذف المجمع.", effect: "القيمة INACTIVE تتيح حذف المجمع مع كل مستخدميه."),
        "UserPoolTier": .init(
            "فئة الميزات؛ تحتاج الحماية من التهديدات إلى PLUS.",
            effect: "تُرفض الفئة ما دام المجمع يستخدم ميزة ليست فيها."),
        "Policies.PasswordPolicy.MinimumLength": .init(
            "أقل عدد لأحرف كلمة المرور.", effect: "تُرفض كلمات المرور الأقصر."),
        "Policies.PasswordPolicy.RequireLowercase": .init(
            "هل تحتاج كلمة المرور إلى حرف صغير.", effect: "القيمة true ترفض كلمات المرور التي تخلو منه."),
        "Policies.PasswordPolicy.RequireUppercase": .init(
            "هل تحتاج كلمة المرور إلى حرف كبير.", effect: "القيمة true ترفض كلمات المرور التي تخلو منه."),
        "Policies.PasswordPolicy.RequireNumbers": .init(
            "هل تحتاج كلمة المرور إلى رقم.", effect: "القيمة true ترفض كلمات المرور التي تخلو منه."),
        "Policies.PasswordPolicy.RequireSymbols": .init(
            "هل تحتاج كلمة المرور إلى رمز خاص.", effect: "القيمة true ترفض كلمات المرور التي تخلو منه."),
        "Policies.PasswordPolicy.PasswordHistorySize": .init(
            "عدد كلمات المرور السابقة التي لا يمكن استخدامها مرة أخرى.",
            effect: "تُرفض كلمات المرور السابقة للمستخدم."),
        "Policies.PasswordPolicy.TemporaryPasswordValidityDays": .init(
            "عدد الأيام التي تنتهي بعدها الدعوة.",
            effect: "المستخدم المدعو الذي لم يسجّل الدخول حتى ذلك الحين يحتاج إلى دعوة جديدة."),
        "AdminCreateUserConfig.AllowAdminCreateUserOnly": .init(
            "true: ينشئ المسؤولون وحدهم المستخدمين. false: يسجّل المستخدمون بأنفسهم.",
            effect: "القيمة true ترفض التسجيل في كل تطبيقات المجمع."),
        "UserPoolTags": .init("وسوم المجمع.", effect: "السياسات والأدوات التي تنظر إلى الوسوم ترى الوسوم الجديدة."),
        "AutoVerifiedAttributes": .init(
            "ما يُتحقق منه برمز عند التسجيل.",
            effect: "يرسل التسجيل رمزًا إليه. ودون تحديد، يؤكد المسؤولون المستخدمين."),
        "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate": .init(
            "ما لا يتغيّر إلا بعد التحقق من قيمته الجديدة.",
            effect: "تبقى القيمة القديمة حتى يُدخل رمز القيمة الجديدة."),
        "AccountRecoverySetting.RecoveryMechanisms": .init(
            "إلى أين يذهب رمز كلمة المرور المنسية، الخيار الأول أولًا. admin_only: لا مكان.",
            effect: "المستخدمون الذين ليست لهم جهة اتصال كهذه تم التحقق منها لا يمكنهم استرداد "
                + "كلمة المرور بأنفسهم."),
    ]

    private static let factors: [String: ConsoleTexts.SettingText] = [
        "Policies.SignInPolicy.AllowedFirstAuthFactors": .init(
            "ما يمكن أن يبدأ به المستخدمون تسجيل الدخول بالاختيار.",
            effect: "المستخدمون الذين ليس لهم إلا ما أُزيل لا يمكنهم بعد ذلك تسجيل الدخول "
                + "بالاختيار."),
        "MfaConfiguration": .init(
            "OFF أو OPTIONAL (يقرر المستخدمون) أو ON (مطلوب).",
            effect: "القيمة ON تطلب عاملًا ثانيًا من كل مستخدم؛ وعلى من ليس له عامل أن يُعدّه. "
                + "والقيمة OFF لا تطلبه من أحد."),
        "SoftwareTokenMfaConfiguration.Enabled": .init(
            "رموز من تطبيق مصادقة.", effect: "دونه لا تُطلب تطبيقات المصادقة."),
        "SmsMfaConfiguration": .init(
            "رموز برسالة نصية: مفعّل، أو – للتعطيل.", effect: "دونه لا يُرسل رمز برسالة نصية."),
        "SmsMfaConfiguration.SmsAuthenticationMessage": .init(
            "النص، و {####} مكان الرمز.", effect: "يكون هذا نص الرسائل النصية."),
        "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn": .init(
            "الدور الذي ترسل به Amazon الرسائل النصية. يخزّنه Martlet للأدوات.", effect: "تقرؤه الأدوات."),
        "SmsMfaConfiguration.SmsConfiguration.ExternalId": .init(
            "المعرّف الخارجي للدور.", effect: "تقرؤه الأدوات."),
        "EmailMfaConfiguration": .init(
            "رموز بالبريد: مفعّل، أو – للتعطيل.", effect: "دونه لا يُرسل رمز بالبريد عند تسجيل الدخول."),
        "EmailMfaConfiguration.Subject": .init("موضوع البريد.", effect: "يكون هذا موضوع البريد."),
        "EmailMfaConfiguration.Message": .init("النص، و {####} مكان الرمز.", effect: "يكون هذا نص البريد."),
        "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt": .init(
            "–: لا تُحفظ الأجهزة. false: دائمًا. true: يقرر المستخدم.",
            effect: "–: لا يعود المجمع يحفظ الأجهزة."),
        "DeviceConfiguration.ChallengeRequiredOnNewDevice": .init(
            "true: الجهاز المحفوظ وحده يسجّل الدخول دون العامل الثاني.",
            effect: "القيمة true تجعل الأجهزة المحفوظة بديلًا عن العامل الثاني."),
        "UserSessionTracking": .init(
            "ENABLED: تُعرض كل جلسة ويمكن إنهاؤها وحدها.",
            effect: "القيمة DISABLED لا تعرض الجلسات بعد ذلك، ولا أثر للحد أدناه."),
        "TokenSession.MaxPerUser": .init(
            "عدد الجلسات التي يمكن أن تكون للمستخدم في وقت واحد.",
            effect: "تسجيل دخول يتجاوزه ينهي الجلسة الأقل استخدامًا."),
        "UserPoolAddOns.AdvancedSecurityMode": .init(
            "OFF أو AUDIT (حكم وتسجيل) أو ENFORCED (عمل حسب الإعدادات ضمن الخطر).",
            effect: "القيمة ENFORCED قد تطلب عاملًا ثانيًا أو ترفض تسجيل دخول."),
        "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode": .init(
            "الشيء نفسه لتسجيلات الدخول المخصّصة، التي لا يخصها الوضع أعلاه: AUDIT أو "
                + "ENFORCED.",
            effect: "القيمة ENFORCED قد تطلب عاملًا ثانيًا أو ترفض تسجيل دخول مخصّصًا."),
    ]

    private static let messages: [String: ConsoleTexts.SettingText] = [
        "SmsAuthenticationMessage": .init(
            "الرسالة النصية التي فيها رمز العامل الثاني؛ {####} هو الرمز.",
            effect: "يكون هذا نص الرسائل النصية."),
        "VerificationMessageTemplate.SmsMessage": .init(
            "الرسالة النصية التي تتحقق من رقم هاتف؛ {####} هو الرمز.", effect: "يكون هذا نص الرسائل النصية."),
        "VerificationMessageTemplate.DefaultEmailOption": .init(
            "هل في البريد رمز أم رابط.", effect: "يكون الآخر في بريد التسجيل."),
        "VerificationMessageTemplate.EmailSubject": .init(
            "موضوع البريد الذي فيه رمز.", effect: "يكون هذا موضوع البريد."),
        "VerificationMessageTemplate.EmailMessage": .init(
            "البريد الذي فيه رمز؛ {####} هو الرمز.", effect: "يكون هذا نص البريد."),
        "VerificationMessageTemplate.EmailSubjectByLink": .init(
            "موضوع البريد الذي فيه رابط.", effect: "يكون هذا موضوع البريد."),
        "VerificationMessageTemplate.EmailMessageByLink": .init(
            "البريد الذي فيه رابط؛ {##Click here##} هو الرابط.", effect: "يكون هذا نص البريد."),
        "AdminCreateUserConfig.InviteMessageTemplate.SMSMessage": .init(
            "الدعوة برسالة نصية؛ {username} و {####} هما الاسم وكلمة المرور.",
            effect: "يكون هذا نص الدعوات."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailSubject": .init(
            "موضوع الدعوة بالبريد.", effect: "يكون هذا موضوع الدعوات."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": .init(
            "الدعوة بالبريد؛ {username} و {####} هما الاسم وكلمة المرور.",
            effect: "يكون هذا نص الدعوات."),
        "EmailConfiguration.From": .init("مرسل البريد.", effect: "يأتي البريد من هذا العنوان."),
        "EmailConfiguration.ReplyToEmailAddress": .init("إلى أين تذهب الردود.", effect: "تذهب الردود إلى هناك."),
        "EmailConfiguration.EmailSendingAccount": .init(
            "الخدمة التي ترسل: خدمة الخادم، أو الهوية الخاصة بالمجمع.", effect: "يخرج البريد عبر الأخرى."),
        "EmailConfiguration.SourceArn": .init("هوية SES التي ترسل.", effect: "يأتي البريد منها."),
        "EmailConfiguration.ConfigurationSet": .init(
            "مجموعة التهيئة التي يُبلَّغ بها SES.", effect: "يُبلَّغ SES بهذه المجموعة."),
        "SmsConfiguration.SnsCallerArn": .init(
            "الدور الذي ترسل به Amazon الرسائل النصية. يخزّنه Martlet للأدوات.", effect: "تقرؤه الأدوات."),
        "SmsConfiguration.ExternalId": .init("المعرّف الخارجي للدور.", effect: "تقرؤه الأدوات."),
        "SmsConfiguration.SnsRegion": .init("منطقة SNS.", effect: "تقرؤه الأدوات."),
    ]
}
