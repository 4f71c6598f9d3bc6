extension ConsoleTexts.Settings {
    static let arabicClients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("الاسم في القوائم.", effect: "يظهر في القوائم."),
        "SupportedIdentityProviders": .init(
            "ما يجوز للمستخدمين تسجيل الدخول به في صفحات تسجيل الدخول.", effect: "يُرفض ما يُزال."),
        "CallbackURLs": .init(
            "العناوين التي يعود إليها تسجيل الدخول، سطر لكل عنوان.", effect: "يفشل تسجيل الدخول إلى عنوان أُزيل."),
        "LogoutURLs": .init(
            "العناوين التي يعود إليها تسجيل الخروج، سطر لكل عنوان.", effect: "يفشل تسجيل الخروج إلى عنوان سابق."),
        "DefaultRedirectURI": .init("أحد عناوين الرجوع.", effect: "تذهب إليه الطلبات التي بلا عنوان."),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "هل يستخدم التطبيق صفحات تسجيل الدخول ونطاقات الوصول.",
            effect: "القيمة false تغلق نقاط نهاية "
                + "OAuth أمامه."),
        "AllowedOAuthFlows": .init("كيفية الحصول على الرموز المميّزة.", effect: "يُرفض المسار الذي يُزال."),
        "AllowedOAuthScopes": .init(
            "نطاقات الوصول التي يجوز للتطبيق طلبها، ومنها نطاقات خوادم الموارد.",
            effect: "يُرفض نطاق الوصول الذي يُزال."),
        "ExplicitAuthFlows": .init(
            "كيف يجوز للتطبيق تسجيل دخول المستخدمين عبر API.", effect: "تُرفض المسارات الأخرى."),
        "PreventUserExistenceErrors": .init(
            "ENABLED: لا تكشف الاستجابات هل الاسم موجود.", effect: "القيمة LEGACY تكشف أي الأسماء موجود."),
        "EnableTokenRevocation": .init(
            "هل يمكن إبطال رموز التحديث.", effect: "مع false لا يمكن إبطالها."),
        "EnablePropagateAdditionalUserContextData": .init(
            "هل يُعلم التطبيق بعناوين مستخدميه.", effect: "تقيّم الحماية من التهديدات بحسبها."),
        "AuthSessionValidity": .init(
            "عدد الدقائق التي يجوز أن تستغرقها الخطوة التالية من تسجيل الدخول.",
            effect: "تسجيل الدخول الأبطأ يبدأ من جديد."),
        "AccessTokenValidity": .init(
            "مدة صلاحية رموز الوصول.", effect: "تنتهي صلاحية الرموز المميّزة أبكر أو أبعد."),
        "IdTokenValidity": .init(
            "مدة صلاحية رموز الهوية.", effect: "تنتهي صلاحية الرموز المميّزة أبكر أو أبعد."),
        "RefreshTokenValidity": .init(
            "مدة بقاء المستخدمين مسجّلي الدخول.", effect: "يسجّل المستخدمون الدخول من جديد أبكر أو أبعد."),
        "TokenValidityUnits.AccessToken": .init("الوحدة.", effect: "يعني الرقم أعلاه مدة أخرى."),
        "TokenValidityUnits.IdToken": .init("الوحدة.", effect: "يعني الرقم أعلاه مدة أخرى."),
        "TokenValidityUnits.RefreshToken": .init("الوحدة.", effect: "يعني الرقم أعلاه مدة أخرى."),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED: يعيد كل تحديث رمز تحديث جديدًا.",
            effect: "يجب على التطبيقات تخزين الرمز الجديد في كل مرة."),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "عدد الثواني التي يبقى فيها الرمز السابق صالحًا أيضًا.", effect: "يمكن طلب الاستجابة المفقودة مرة أخرى."),
        "ReadAttributes": .init(
            "ما يجوز للتطبيق قراءته؛ وإن لم يُذكر شيء فجميع السمات القياسية.",
            effect: "لا تتضمن الرموز المميّزة وGetUser ما عداه."),
        "WriteAttributes": .init(
            "ما يجوز للتطبيق كتابته؛ وإن لم يُذكر شيء فجميع السمات القياسية.", effect: "تُرفض التغييرات الأخرى."),
    ]
}
