extension ConsoleTexts.Settings {
    static let arabicClients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("الاسم في القوائم.", effect: "يظهر في القوائم."),
        "SupportedIdentityProviders": .init(
            "ما يمكن للمستخدمين تسجيل الدخول به في صفحات تسجيل الدخول.", effect: "ما يُزال يُرفض."),
        "CallbackURLs": .init(
            "إلى أين تعود تسجيلات الدخول، عنوان في كل سطر.", effect: "تفشل تسجيلات الدخول إلى عنوان أُزيل."),
        "LogoutURLs": .init(
            "إلى أين يعود تسجيل الخروج، عنوان في كل سطر.", effect: "يفشل تسجيل الخروج إلى عنوان سابق."),
        "DefaultRedirectURI": .init("أحد عناوين العودة.", effect: "تذهب إليه الطلبات التي لا عنوان لها."),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "هل يستخدم التطبيق صفحات تسجيل الدخول والنطاقات المسموحة.",
            effect: "القيمة false تغلق نقاط نهاية OAuth أمامه."),
        "AllowedOAuthFlows": .init("كيفية الحصول على الرموز المميزة.", effect: "يُرفض التدفق الذي يُزال."),
        "AllowedOAuthScopes": .init(
            "النطاقات التي يمكن للتطبيق طلبها، ومنها نطاقات خوادم الموارد.",
            effect: "يُرفض النطاق المسموح الذي يُزال."),
        "ExplicitAuthFlows": .init("كيف يمكن للتطبيق تسجيل دخول المستخدمين عبر API.", effect: "تُرفض التدفقات الأخرى."),
        "PreventUserExistenceErrors": .init(
            "ENABLED: لا تكشف الاستجابات عن وجود الاسم.", effect: "LEGACY تكشف عن الأسماء الموجودة."),
        "EnableTokenRevocation": .init(
            "هل يمكن إبطال رموز التجديد.", effect: "false: لا يمكن إبطالها."),
        "EnablePropagateAdditionalUserContextData": .init(
            "هل يخبر التطبيق بعناوين مستخدميه.", effect: "تحكم الحماية من التهديدات بناءً عليها."),
        "AuthSessionValidity": .init(
            "كم دقيقة يمكن أن تستغرق الخطوة التالية لتسجيل الدخول.", effect: "تسجيلات الدخول الأبطأ تبدأ من جديد."),
        "AccessTokenValidity": .init("مدة صلاحية رموز الوصول.", effect: "تنتهي صلاحية الرموز المميزة أبكر أو أبعد."),
        "IdTokenValidity": .init("مدة صلاحية رموز ID.", effect: "تنتهي صلاحية الرموز المميزة أبكر أو أبعد."),
        "RefreshTokenValidity": .init(
            "مدة بقاء المستخدمين مسجّلي الدخول.", effect: "يسجّل المستخدمون الدخول مرة أخرى أبكر أو أبعد."),
        "TokenValidityUnits.AccessToken": .init("الوحدة.", effect: "يعني العدد أعلاه مدة أخرى."),
        "TokenValidityUnits.IdToken": .init("الوحدة.", effect: "يعني العدد أعلاه مدة أخرى."),
        "TokenValidityUnits.RefreshToken": .init("الوحدة.", effect: "يعني العدد أعلاه مدة أخرى."),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED: يعيد كل تجديد رمز تجديد جديدًا.", effect: "على التطبيقات تخزين الرمز الجديد كل مرة."),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "عدد الثواني التي يظل فيها الرمز السابق صالحًا أيضًا.", effect: "يمكن طلب استجابة مفقودة مرة أخرى."),
        "ReadAttributes": .init(
            "ما يمكن للتطبيق قراءته؛ ودون تحديد، كل السمات القياسية.",
            effect: "لا تعود الرموز المميزة و GetUser تذكرها."),
        "WriteAttributes": .init(
            "ما يمكن للتطبيق كتابته؛ ودون تحديد، كل السمات القياسية.", effect: "تُرفض التغييرات الأخرى."),
    ]
}
