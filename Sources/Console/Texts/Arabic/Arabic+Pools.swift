extension ConsoleTexts.PoolCreation {
    static let arabic = Self(
        nameHint: "للمشغّلين؛ يراه المستخدمون في عنوان الصفحات.", defaults: "مراجعة الإعدادات الافتراضية",
        settings: "المرور على الإعدادات خطوة بخطوة",
        effect: "مجمع دون مستخدمين ودون عملاء تطبيقات. ولكل ما عدا ذلك صفحة في إعدادات المجمع.",
        permanent: "لا يمكن تغييره لاحقًا إلا بالأمر martlet pool schema.",
        aliasEffect: "يصبح العنوان اسمًا بعد التحقق منه.",
        needsSMS: "تحتاج الرموز برسالة نصية إلى SmsConfiguration مع SnsCallerArn: لم يُعيَّن بعد.",
        nothing: "لا شيء", signInHeading: "يسجّل المستخدمون الدخول باستخدام", aliases: "وكذلك بعد التحقق باستخدام",
        names: "أسماء المستخدمين", distinguishesCase: "يُعد Ada و ada مستخدمين مختلفين", required: "السمات المطلوبة",
        verified: "ما يُتحقق منه برمز عند التسجيل", signUp: "التسجيل",
        byAdministratorOnly: "ينشئ المسؤولون وحدهم المستخدمين", length: "الحد الأدنى لطول كلمات المرور",
        later:
            "تأتي MFA والرسائل والنطاق والمظهر والمزوّدون ومشغّلات الأحداث والحماية وعملاء "
            + "التطبيقات بعد إنشاء المجمع.",
        signIn: name)

    private static func name(_ signIn: NewPool.SignIn) -> String {
        switch signIn {
        case .username: "اسم مستخدم"
        case .email: "البريد الإلكتروني"
        case .phone: "رقم الهاتف"
        case .emailOrPhone: "البريد الإلكتروني أو رقم الهاتف"
        }
    }
}
