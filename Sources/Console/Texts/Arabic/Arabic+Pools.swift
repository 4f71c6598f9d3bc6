extension ConsoleTexts.PoolCreation {
    static let arabic = Self(
        nameHint: "للمشغّلين؛ ويراه المستخدمون في عنوان الصفحات.", defaults: "مراجعة القيم الافتراضية",
        settings: "المرور على الإعدادات",
        effect: "مجمّع بلا مستخدمين ولا عملاء تطبيقات. ولكل ما عدا ذلك صفحة في إعدادات المجمّع.",
        permanent: "لا يمكن تغييره لاحقًا إلا بالأمر martlet pool schema.",
        aliasEffect: "يصبح العنوان اسمًا بعد التحقق منه.",
        needsSMS: "تحتاج الرموز عبر الرسائل النصية إلى SmsConfiguration مع SnsCallerArn: لم يُعيَّن بعد.",
        nothing: "لا شيء", signInHeading: "يسجّل المستخدمون الدخول باستخدام",
        aliases: "وأيضًا، بعد التحقق "
            + "منه، باستخدام",
        names: "أسماء المستخدمين", distinguishesCase: "الاسمان Ada وada مستخدمان مختلفان", required: "السمات المطلوبة",
        verified: "ما يُتحقق منه برمز عند التسجيل", signUp: "التسجيل",
        byAdministratorOnly: "ينشئ المسؤولون وحدهم المستخدمين", length: "أقل طول لكلمات المرور",
        later:
            "تأتي MFA والرسائل واسم النطاق والمظهر والمزوّدون والمحفّزات والحماية وعملاء التطبيقات بعد وجود المجمّع.",
        signIn: name)

    private static func name(_ signIn: NewPool.SignIn) -> String {
        switch signIn {
        case .username: "اسم مستخدم"
        case .email: "البريد الإلكتروني"
        case .phone: "رقم الهاتف"
        case .emailOrPhone: "أي من العنوانين"
        }
    }
}
