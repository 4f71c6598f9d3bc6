extension ConsoleTexts.Messages {
    static let arabic = Self(
        title: "الرسائل",
        lead: "كل رسالة كما تصل إلى المستخدمين، بأسماء ورموز مختلقة. لا تُستدعى الدوال التي "
            + "تكتب الرسائل أو ترسلها.", kind: "الرسالة", language: "اللغة", channel: "عبر",
        email: "البريد الإلكتروني", sms: "رسالة نصية", show: "عرض", from: "المرسل", replyTo: "Reply-To",
        subject: "الموضوع",
        html: "البريد بصيغة HTML", text: "كنص عادي", poolLanguage: "لغة المجمع",
        allLanguages: "كل اللغات",
        allLead: "النصوص الافتراضية متاحة بكل لغة. أما نصوصك فهي نفسها لجميع اللغات.",
        send: "أرسلها إليّ", destination: "الوجهة",
        sendLead: "يرسل هذه الرسالة كما يرسل الخادم رسائل المجمع، ويبيّن هل قُبلت.",
        sent: "أُرسلت.", queued: "تنتظر في صندوق الصادر.", edit: "تعديل النص", reset: "العودة إلى النص الافتراضي",
        resetEffect: "يعود للرسالة النص الافتراضي بلغة المستخدم.",
        noReset: "نص هذه الرسالة ليس إعدادًا.", kinds: name, length: size)

    private static func name(_ kind: MessageChoice.Kind) -> String {
        switch kind {
        case .verification: "رمز التحقق"
        case .verificationLink: "رابط التحقق"
        case .passwordReset: "إعادة تعيين كلمة المرور"
        case .invitation: "دعوة"
        case .secondFactor: "رمز عند تسجيل الدخول"
        case .wrongCodes: "رموز خاطئة كثيرة"
        case .lockedFactors: "قفل العوامل الثانية"
        case .riskBlocked: "تسجيل دخول خطر، محظور"
        case .riskSecondFactor: "تسجيل دخول خطر، طُلب عامل ثانٍ"
        case .riskNotice: "تسجيل دخول خطر، إشعار"
        }
    }

    private static func size(_ length: TextMessageLength) -> String {
        let letters = length.alphabet == .gsm ? "GSM 7-bit" : "Unicode"
        let segments = "عدد المقاطع: \(length.segments)"
        return "\(segments). عدد الأحرف: \(length.units)، \(letters)."
    }
}
