extension ConsoleTexts.Messages {
    static let arabic = Self(
        title: "الرسائل",
        lead: "كل رسالة كما تصل إلى المستخدمين، بأسماء ورموز مختلقة. لا تُستدعى الدوال التي تكتب الرسائل أو ترسلها.",
        kind: "الرسالة", language: "اللغة", channel: "عبر",
        email: "البريد الإلكتروني", sms: "رسالة نصية", show: "عرض", from: "المرسِل", replyTo: "Reply-To",
        subject: "الموضوع", html: "رسالة البريد بصيغة HTML", text: "في صورة نص عادي", poolLanguage: "لغة المجمّع",
        allLanguages: "جميع اللغات",
        allLead: "النصوص الافتراضية موجودة بكل لغة. أما نصوصك الخاصة فهي نفسها لجميع اللغات.",
        send: "إرسالها إليّ", destination: "الوجهة",
        sendLead: "يرسل هذه الرسالة كما يرسل الخادم رسائل المجمّع، ويخبرك هل قُبلت.",
        sent: "أُرسلت.", queued: "تنتظر في صندوق الصادر.", edit: "تعديل النص", reset: "العودة إلى النص الافتراضي",
        resetEffect: "يعود للرسالة النص الافتراضي بلغة المستخدم.",
        noReset: "نص هذه الرسالة ليس إعدادًا.", kinds: name, length: size)

    private static func name(_ kind: MessageChoice.Kind) -> String {
        switch kind {
        case .verification: "رمز التحقق"
        case .verificationLink: "رابط التحقق"
        case .passwordReset: "إعادة تعيين كلمة المرور"
        case .invitation: "الدعوة"
        case .secondFactor: "الرمز عند تسجيل الدخول"
        case .wrongCodes: "رموز خاطئة كثيرة"
        case .lockedFactors: "قفل العوامل الثانية"
        case .riskBlocked: "تسجيل دخول خطِر، تم حظره"
        case .riskSecondFactor: "تسجيل دخول خطِر، طُلب عامل ثانٍ"
        case .riskNotice: "تسجيل دخول خطِر، إشعار"
        }
    }

    private static func size(_ length: TextMessageLength) -> String {
        let letters = length.alphabet == .gsm ? "GSM 7-bit" : "Unicode"
        return "عدد المقاطع: \(length.segments)، عدد الأحرف: \(length.units)، الأبجدية: \(letters)."
    }
}
