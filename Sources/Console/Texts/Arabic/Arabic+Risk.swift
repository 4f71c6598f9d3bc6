extension ConsoleTexts.Settings {
    static let arabicRisks: [String: ConsoleTexts.SettingText] = [
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": .init(
            "ما يترتب إذا كانت كلمة المرور معروفة لآخرين؛ – لعدم فعل شيء.",
            effect: "القيمة BLOCK ترفض كلمة المرور هذه حتى يعيّن المستخدم غيرها."),
        "CompromisedCredentialsRiskConfiguration.EventFilter": .init(
            "متى تُفحص كلمات المرور؛ ودون تحديد، دائمًا.", effect: "تُفحص كلمات المرور عند هذه الأحداث."),
        "AccountTakeoverRiskConfiguration": .init(
            "هل لتسجيلات الدخول الخطرة عواقب: مفعّل، أو – للتعطيل.",
            effect: "دونه لا عواقب لتسجيلات الدخول الخطرة."),
        "EventAction": .init(
            "ما يترتب عند هذا المستوى من الخطر؛ – لعدم فعل شيء.",
            effect: "القيمة BLOCK ترفض تسجيل الدخول؛ والقيمة MFA… تطلب عاملًا ثانيًا."),
        "Notify": .init("هل يُبلَّغ المستخدم بالبريد.", effect: "القيمة true ترسل بريدًا بعد تسجيل دخول كهذا."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.SourceArn": .init(
            "هوية SES التي ترسل هذا البريد؛ – لعدم الإرسال.", effect: "يأتي البريد منها."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.From": .init(
            "مرسل هذا البريد.", effect: "يأتي البريد من هذا العنوان."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.ReplyTo": .init(
            "إلى أين تذهب الردود.", effect: "تذهب الردود إلى هناك."),
        "NotifyEmail.Subject": .init("الموضوع؛ فارغ للبريد القياسي.", effect: "يكون هذا موضوع البريد."),
        "NotifyEmail.HtmlBody": .init("البريد بصيغة HTML.", effect: "يكون هذا نص البريد."),
        "NotifyEmail.TextBody": .init("البريد كنص عادي.", effect: "يكون هذا نص البريد."),
        "RiskExceptionConfiguration": .init(
            "هل يُحكم على بعض العناوين بطريقة أخرى: مفعّل، أو – للتعطيل.",
            effect: "دونه لا يُستثنى أي عنوان."),
        "RiskExceptionConfiguration.BlockedIPRangeList": .init(
            "نطاقات عناوين لا يجوز لها تسجيل الدخول.", effect: "تُرفض تسجيلات الدخول من هناك."),
        "RiskExceptionConfiguration.SkippedIPRangeList": .init(
            "نطاقات عناوين لا يُحكم عليها.", effect: "لا يُحكم على تسجيلات الدخول من هناك."),
        "LogConfigurations": .init(
            "الوجهات بصيغة JSON، وجهة لكل EventSource.", effect: "تذهب الإدخالات إلى هناك؛ ولا يُحتفظ بغيرها."),
    ]

    static let arabicTriggers: [String: ConsoleTexts.SettingText] = [
        "LambdaConfig.PreSignUp": trigger("قبل تسجيل مستخدم"),
        "LambdaConfig.PostConfirmation": trigger("بعد تأكيد مستخدم"),
        "LambdaConfig.PreAuthentication": trigger("قبل تسجيل الدخول"),
        "LambdaConfig.PostAuthentication": trigger("بعد تسجيل الدخول"),
        "LambdaConfig.CustomMessage": trigger("قبل إرسال رسالة"),
        "LambdaConfig.UserMigration": trigger("عندما يكون الاسم غير معروف"),
        "LambdaConfig.DefineAuthChallenge": trigger("لتقرير التحدي التالي"),
        "LambdaConfig.CreateAuthChallenge": trigger("لإنشاء تحدٍّ"),
        "LambdaConfig.VerifyAuthChallengeResponse": trigger("للحكم على إجابة"),
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": trigger("قبل إصدار الرموز المميزة"),
        "LambdaConfig.CustomSMSSender.LambdaArn": trigger("بدلًا من إرسال رسالة نصية"),
        "LambdaConfig.CustomEmailSender.LambdaArn": trigger("بدلًا من إرسال بريد"),
        "LambdaConfig.InboundFederation.LambdaArn": trigger("عندما يأتي مستخدم من مزوّد آخر"),
        "LambdaVersion": .init("إصدار الحدث.", effect: "تتلقى الدالة أحداثًا بهذا الإصدار."),
        "LambdaConfig.KMSKeyID": .init(
            "المفتاح الذي يتلقى به المرسلون المخصّصون الرموز.", effect: "تحتاج الدوال إلى هذا المفتاح لقراءة الرموز."),
    ]

    private static func trigger(_ time: String) -> ConsoleTexts.SettingText {
        .init(
            "الدالة التي تُستدعى \(time).",
            effect: "تنتظر الخطوة هذه الدالة؛ وإذا فشلت تفشل الخطوة أيضًا. فارغ: لا تُستدعى أي "
                + "دالة.")
    }
}
