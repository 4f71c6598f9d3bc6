extension ConsoleTexts.Settings {
    static let arabicRisks: [String: ConsoleTexts.SettingText] = [
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": .init(
            "ما يترتب إذا كانت كلمة المرور معروفة لآخرين؛ – لا شيء.",
            effect: "القيمة BLOCK ترفض كلمة مرور كهذه إلى أن يعيّن المستخدم غيرها."),
        "CompromisedCredentialsRiskConfiguration.EventFilter": .init(
            "متى يُستعلم عن كلمات المرور؛ وإن لم يُذكر شيء فدائمًا.",
            effect: "يُستعلم عن كلمات المرور عند هذه الأحداث."),
        "AccountTakeoverRiskConfiguration": .init(
            "هل لعمليات تسجيل الدخول الخطِرة عواقب: مفعّل، أو – لعدم التفعيل.",
            effect: "من دونه لا عواقب لعمليات تسجيل الدخول الخطِرة."),
        "EventAction": .init(
            "ما يترتب عند هذا المستوى من الخطورة؛ – لا شيء.",
            effect: "القيمة BLOCK ترفض تسجيل الدخول؛ والقيم MFA… تطلب عاملًا ثانيًا."),
        "Notify": .init(
            "هل يُبلَّغ المستخدم بالبريد.", effect: "القيمة true ترسل رسالة بريد بعد تسجيل دخول كهذا."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.SourceArn": .init(
            "هوية SES التي ترسل هذه الرسائل؛ – لعدم إرسال رسائل.", effect: "تأتي رسائل البريد منها."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.From": .init(
            "مرسِل هذه الرسائل.", effect: "تأتي رسائل البريد من هذا العنوان."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.ReplyTo": .init(
            "حيث تذهب الردود.", effect: "تذهب الردود إلى هناك."),
        "NotifyEmail.Subject": .init(
            "الموضوع؛ اتركه فارغًا للرسالة القياسية.", effect: "يكون لرسائل البريد هذا الموضوع."),
        "NotifyEmail.HtmlBody": .init("رسالة البريد بصيغة HTML.", effect: "تحمل رسائل البريد هذا النص."),
        "NotifyEmail.TextBody": .init("رسالة البريد نصًا عاديًا.", effect: "تحمل رسائل البريد هذا النص."),
        "RiskExceptionConfiguration": .init(
            "هل يُقيَّم بعض العناوين تقييمًا مختلفًا: مفعّل، أو – لعدم التفعيل.",
            effect: "من دونه لا يُستثنى أي عنوان."),
        "RiskExceptionConfiguration.BlockedIPRangeList": .init(
            "نطاقات عناوين لا يجوز تسجيل الدخول منها.", effect: "يُرفض تسجيل الدخول من هناك."),
        "RiskExceptionConfiguration.SkippedIPRangeList": .init(
            "نطاقات عناوين لا تُقيَّم.", effect: "لا يُقيَّم تسجيل الدخول من هناك."),
        "LogConfigurations": .init(
            "الوجهات بصيغة JSON، وجهة لكل EventSource.", effect: "تذهب القيود إلى هناك؛ ولا يُحتفظ بغيرها."),
    ]

    static let arabicTriggers: [String: ConsoleTexts.SettingText] = [
        "LambdaConfig.PreSignUp": trigger("قبل تسجيل مستخدم"),
        "LambdaConfig.PostConfirmation": trigger("بعد تأكيد مستخدم"),
        "LambdaConfig.PreAuthentication": trigger("قبل تسجيل الدخول"),
        "LambdaConfig.PostAuthentication": trigger("بعد تسجيل الدخول"),
        "LambdaConfig.CustomMessage": trigger("قبل إرسال رسالة"),
        "LambdaConfig.UserMigration": trigger("عندما يكون الاسم غير معروف"),
        "LambdaConfig.DefineAuthChallenge": trigger("لتحديد التحدي التالي"),
        "LambdaConfig.CreateAuthChallenge": trigger("لإنشاء تحدٍّ"),
        "LambdaConfig.VerifyAuthChallengeResponse": trigger("لتقييم إجابة"),
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": trigger("قبل إصدار الرموز المميّزة"),
        "LambdaConfig.CustomSMSSender.LambdaArn": trigger("بدلًا من إرسال رسالة نصية"),
        "LambdaConfig.CustomEmailSender.LambdaArn": trigger("بدلًا من إرسال رسالة بريد"),
        "LambdaConfig.InboundFederation.LambdaArn": trigger("عندما يأتي مستخدم من مزوّد آخر"),
        "LambdaVersion": .init("إصدار الحدث.", effect: "تتلقى الدالة أحداثًا بهذا الإصدار."),
        "LambdaConfig.KMSKeyID": .init(
            "المفتاح الذي تُشفَّر به الرموز للمرسِلين المخصّصين.",
            effect: "تحتاج الدوال إلى هذا المفتاح لقراءة الرموز."),
    ]

    private static func trigger(_ time: String) -> ConsoleTexts.SettingText {
        .init(
            "الدالة التي تُستدعى \(time).",
            effect: "تنتظر الخطوة هذه الدالة؛ وإذا فشلت، فشلت الخطوة أيضًا. إذا تُرك فارغًا لا تُستدعى أي دالة.")
    }
}
