extension ConsoleTexts.UserCreation {
    static let arabic = Self(
        title: "إنشاء مستخدم",
        usernameHint: "في مجمّع يسجّل مستخدموه الدخول بعنوان: العنوان نفسه.",
        phoneHint: "مع رمز البلد: +15550100123.", verified: "تم التحقق من العناوين أعلاه.",
        password: "كلمة المرور المؤقتة", passwordHint: "إذا لم تُذكر، تُنشأ كلمة مرور.",
        invitation: "الدعوة", by: name, effect: consequence)

    private static func name(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email: "بالبريد الإلكتروني"
        case .sms: "برسالة نصية"
        case .none: "لا شيء"
        }
    }

    private static func consequence(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email, .sms:
            "تُرسل كلمة المرور المؤقتة إلى المستخدم، ويختار غيرها عند أول تسجيل دخول."
        case .none: "لا يُرسل شيء. ويختار المستخدم كلمة مرور أخرى عند أول تسجيل دخول."
        }
    }
}

extension ConsoleTexts.UserSecurity {
    static let arabic = Self(
        title: "الجلسات والعوامل", factors: "العوامل الثانية", factor: "العامل",
        preferred: "المفضّل", isPreferred: "مفضّل",
        noSessions: "ليس للمستخدم أي جلسة.", used: "آخر استخدام", client: "عميل التطبيق", devices: "الأجهزة",
        device: "الجهاز", noDevices: "لا يوجد جهاز محفوظ للمستخدم.", action: label, subject: name,
        effect: consequence)

    private static func label(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "تفعيل"
        case .turnOff: "تعطيل"
        case .endSession: "إنهاء"
        case .forgetDevice: "نسيان"
        case .resendInvitation: "إرسال الدعوة مرة أخرى"
        }
    }

    private static func name(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn, .turnOff: "UserMFASettingList"
        case .endSession: "SessionId"
        case .forgetDevice: "DeviceKey"
        case .resendInvitation: "Username"
        }
    }

    private static func consequence(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "يُطلب هذا العامل من المستخدم ابتداءً من تسجيل الدخول التالي."
        case .turnOff:
            "لا يعود هذا العامل يُطلب من المستخدم. وإذا كان المجمّع يشترط عاملًا ولا يوجد غيره، فإن المستخدم "
                + "يعدّ عاملًا عند تسجيل الدخول التالي."
        case .endSession:
            "تنتهي الجلسة. والخدمات التي تتحقق من الرموز المميّزة بنفسها تقبل رمز الوصول الخاص بها إلى أن "
                + "تنتهي صلاحيته."
        case .forgetDevice: "لا يعود الجهاز محفوظًا، ولا يمكن تحديث الجلسات عليه."
        case .resendInvitation:
            "تُرسل إلى المستخدم كلمة مرور مؤقتة جديدة. وتُستبدل السابقة ومهلتها."
        }
    }
}
